# nestorgames GP: ゲーム中の言葉。

title = nestorgames GP
hook = もう1個振るか、走り出すか。目の重複におびえながら、ライバルをコーナーへ押し込み、オイルで滑らせるレース。

## 卓の設定
switch-circuits = サーキット
switch-circuits-help = チャンピオンシップでは順に走ります。自作のサーキットはファイルで指定します。
switch-circuits-bridge_town = 橋の町
switch-circuits-triple_knot = 三つ結び
switch-circuits-lock_gates = 水門の町
switch-circuits-meadow_oval = 草原オーバル
switch-circuits-old_airfield = 旧飛行場
switch-circuits-serpentine = つづら折り
switch-circuits-funfair = 移動遊園地
switch-discs = 周回数
switch-discs-help = ゴールまでに取るディスクの枚数。ふつうは3枚です。
switch-items = 特殊アイテム
switch-items-help = タービン、ロケット、ボム、レンチ、オイル漏れ。
switch-items-tray = トレイに1つずつ載せる
switch-items-none = 使わない
switch-items-course = 初めから全部コースに置く
switch-sets = 追加のアイテム一式
switch-sets-help = 1式ごとに、タービン・ロケット・ボム・レンチが2個ずつ、オイル漏れが4枚増えます。
switch-placement = コース上のアイテムの置き方
switch-placement-help = 初めから全部コースに置く場合だけの設定です。
switch-placement-last = グリッド最後尾のプレイヤーが置く
switch-placement-random = ランダムに置く
switch-race_end = レースの終わり
switch-race_end-help = 1位が決まった後も、順位を争って走り続けるかどうか。
switch-race_end-all_but_one = 残り1台になるまで
switch-race_end-winner_only = 1台目がゴールするまで
switch-championship = チャンピオンシップ
switch-championship-help = 誰かが優勝点数に届くまで、レースを重ねて得点を競います。
switch-target = 優勝点数
switch-target-help = 0なら車の数の3倍。最大で車の数の5倍です。
switch-fastest = 最速手番
switch-fastest-help = 1手番の最も大きい合計を記録します。チャンピオンシップでは0.5点になります。
switch-teams = 2人ずつのチーム戦
switch-teams-help = 4人・6人・8人のとき、向かい合う席どうしが同じチームです。
switch-safety_car = セーフティカー
switch-safety_car-help = 大事故ではダイスを全部失い、3巡のあいだ追い越しが禁止されます。
switch-wet = ウェットレース
switch-wet-help = 初めからオイル漏れ4枚がコースにあり、ほかのオイル漏れは使いません。

## 設定の誤り
fault-needs = { $where }: { $other }が{ $wanted }のどれかのときだけ使えます。
fault-teams-of-two = { $where }: { $came }人です。チーム戦は4人・6人・8人で遊びます。
fault-target-too-high = { $where }: { $came }は高すぎます。{ $seats }台なら{ $most }までです（終わらなくなるため）。
fault-no-wet-squares = { $where }: このサーキットには濡れたマスがなく、ウェットレースはできません。
fault-too-many-items = { $where }: アイテムとオイル漏れが{ $came }個あります。置けるのは{ $most }個までです。
fault-title = { $where }: { $came }文字です。1行で1〜{ $most }文字にしてください。
fault-wrong-kind = { $where }: { $came }ではなく、{ $wanted ->
    [number] 整数
    [list] 並び（リスト）
    [table] 表（テーブル）
    [word] 文字列
    [cell] [列, 行]の形の位置
   *[other] { $wanted }
 }で書いてください。
fault-lonely-t = { $where }: { $came }マスです。Tは対になるので、ちょうど2マス必要です。
fault-not-adjoining = { $where }: マス{ $square }に行けません。マス{ $before }と隣り合っていません。
fault-three-on-one = { $where }: マス{ $squares }が同じ場所にあります。重ねられるのはループの2マスまでです。
fault-no-loop-there = { $where }: マス{ $square }とマス{ $other }が同じ場所にありますが、ループとして書かれていません。
fault-loop-apart = { $where }: マス{ $square }とマス{ $other }は別の場所にあり、ループになりません。
fault-line-elsewhere = { $where }: フィニッシュラインは最後のマスと最初のマスの間、[{ $last }, 1]です。
fault-pit-elsewhere = { $where }: ピットレーンは、ライン直前の8マス（{ $first }〜{ $last }）です。
fault-no-corner = { $where }: コーナーが1つもありません。
fault-corner-there = { $where }: マス{ $square }はコーナーなので、この要素は置けません。
fault-long-corner = { $where }: マス{ $square }から、コーナーが{ $most }マスを超えて続きます。ダイス1個で越えられません。
fault-crowded = { $where }: マス{ $square }はすでに{ $other }です。1マスに要素は1つだけです。
fault-leads-back = { $where }: マス{ $square }から{ $to }は、同じ周回の中で1マス以上飛ばして前に進む道ではありません。
fault-switch-without-gate = { $where }: ゲートスイッチがありますが、ゲートがありません。
fault-gate-without-switch = { $where }: ゲートにスイッチがありません。
fault-gate-on-course = { $where }: ゲートのマスが、コースのマス{ $square }と重なっています。
fault-gate-unreachable = { $where }: ゲートのマスが、マス{ $square }と隣り合っていません。
fault-loop-turns = { $where }: マス{ $square }でコースが曲がっています。ループのマスはどちらの向きも直進です。
fault-loop-side-by-side = { $where }: マス{ $square }とマス{ $other }が直角に交わっていません。
fault-loop-without-corner = { $where }: マス{ $square }と{ $other }の間にも、周回の残りにも、コーナーが必要です。
fault-wet-squares = { $where }: { $came }マスです。濡れたマスは{ $wanted }マスか、なしにしてください。

## 名前
item-turbine = タービン
item-rocket = ロケット
item-bomb = ボム
item-wrench = レンチ
item-oil = オイル漏れ
thing-oil = オイル漏れ
thing-bomb = 仕掛けられたボム
thing-tray = トレイ
thing-item = アイテム
square = { $number ->
    [0] ゲートのマス
   *[other] マス{ $number }
 }
face = { $face }
points = { $half ->
    [0] { $whole }
   *[other] { $whole }.5
 }点
circuit-own = 自作のサーキット
circuit-titled = { $ja ->
   *[other] { $ja }
 }{ $en ->
   *[other] { "" }
 }
kind-straight = 直線
kind-corner = コーナー
kind-pit = ピットレーン
kind-loop = ループ
kind-teleport = T
kind-switch = ゲートスイッチ
kind-wet = 濡れたマス
kind-gate = ゲート

## アイテムの説明
explain-turbine = この手番の移動で最大の目が2倍。移動しなければ失う
explain-rocket = 次のコーナーまでの、すぐ前の車をねらう
explain-bomb = 次にここで移動を終えた車がクラッシュ
explain-wrench = 失ったダイスを全部回収し、車を起こして、通常の手番
explain-oil = ここで移動を終えた車は次のコーナーまで滑る（レース中ずっと残る）

## できること
prompt-over = レースは終わりました。
prompt-wait = { $who }の番です。
prompt-lot = 予選を最初に振るのは誰？
prompt-qualify-roll = { $who }が予選のダイスを振ります。
prompt-qualify = 予選: ここまで{ $total }。もう1個振りますか？
prompt-scatter = { $item }はどのマスに？
prompt-place = あなたは最後尾です。{ $item }をどのマスに置きますか？
prompt-offer = トレイに載せるアイテムを選んでください。
prompt-turn = あなたの手番です。
prompt-turn-flipped = あなたの手番です。車は裏返しです。
prompt-after-item = では、手番をどうぞ。
prompt-rocket = { $who }がロケットのダイスを振ります。
prompt-roll = { $who }がダイスを振ります。
prompt-again = ダイス{ $dice }個で合計{ $total }。もう1個振りますか？
prompt-shortcut = { $square }からショートカットに入れます（残り{ $left }マス）。入りますか？
prompt-gate = { $square }の先のゲートが開いています（残り{ $left }マス）。通りますか？
do-use = { $item }を使う
do-upright = 車を起こす（手番はこれで終わり）
do-repair = 修理: ダイスを1個回収する（今{ $dice }個）
do-roll = ダイスを振る
do-roll-one = ダイスを1個だけ振る（セーフティカー中の先頭）
do-roll-on = もう1個振る
do-stop = やめて{ $total }マス進む
do-stop-qualifying = { $result }でやめる
do-straight = 直進する（残り{ $left }）
do-shortcut = ショートカットに入る（残り{ $left }）
do-gate = ゲートを通る（残り{ $left }）
do-offer = { $item }をトレイに載せる
do-place = { $item }を{ $square }に
odds-qualify = 重複{ $repeats }%（結果は0）
odds-turn = ダイス{ $dice }個。距離だけをねらえば平均{ $mean }マス
odds-next = 次のダイス: 重複{ $repeats }%、そこでやめれば平均{ $mean }マス
odds-next-crash = 次のダイス: クラッシュ{ $repeats }%、そこでやめれば平均{ $mean }マス
odds-hits = { $car }に衝突{ $chance }%
odds-item = アイテム{ $chance }%
odds-corner = コーナー{ $chance }%
odds-rocket = { $distance }マス先の{ $car }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }台
 }: 命中{ $chance }%
fact-here = { $square }に
fact-junction = 途中の{ $square }で道を選ぶ
fact-finishes = ゴール！
fact-ends = { $square }へ
fact-corner = コーナー
fact-corner-hit = 車のいるコーナー: 相手{ $cars }台もクラッシュ
fact-pushes = { $car }を1マス押す
fact-t = テレポートで{ $square }へ
fact-opens = ゲートが開く
fact-closes = ゲートが閉じる
fact-item = { $item }を取る
fact-bomb = ボムが起爆
fact-oil = { $square }まで滑ってクラッシュ
fact-oil-corner = コーナーのオイル漏れ{ $square ->
   *[other] { "" }
 }: クラッシュ
warn-held = セーフティカー中はこの移動ができません。車は動きません。
warn-in-corner = コーナーにいます。同じ目が出るとクラッシュします。
warn-bomb = そこにはボムがあります。
warn-oil = そこにはオイル漏れがあります。
warn-corner = 車のいるコーナーです。自分もクラッシュします。
warn-too-far = 遠すぎて、どの目でも届きません。
warn-nothing-lost = 失ったダイスはありません。
why-not-your-turn = { $who }の番です。
why-way-first = 先にどの道を行くか選んでください。
why-tray-first = 先にトレイのアイテムを選んでください。
why-place-first = 先にアイテムを置いてください。
why-dice-first = アイテムを使えるのはダイスを振る前です。
why-one-item = アイテムは1手番に1個です。
why-not-available = { $item }は残っていません（誰かが持っているか、コース上にあります）。
why-flipped = 車が裏返しです。まず起こします。
why-flipped-item = 車が裏返しのときに使えるのはレンチだけです。
why-no-target = 次のコーナーまでに車がいません。
why-not-here = このマスには置けません。
why-no-dice = ダイスは全部ボックスの中です。まず修理します。
why-nothing-lost = ダイスは全部そろっています。
why-caution = セーフティカー中は通れません（追い越しか衝突になります）。

## 実況
event-race-starts = 第{ $race }レース: { $circuit }。
event-qualifying-begins = 予選は{ $who }から振ります。
event-die-rolled = { $who }の目は{ $face }。
event-nothing-qualified = { $face }が2回！ { $who }の予選結果は0です。
event-qualified = { $who }の予選結果は{ $result }。
event-qualifying-tied = { $result }で並びました。もう一度振ります。
event-pole = { $who }が{ $result }でポールポジション。ほかの車は反時計回りに後ろへ並びます。
event-wet-oil = 路面は濡れています: { $square }にオイル漏れ。
event-item-laid = { $who }が{ $item }を{ $square }に置きました。
event-item-scattered = { $item }は{ $square }に。
event-tray-out = { $who }が{ $item }をトレイに載せ、{ $square }に置きました。
event-tray-aside = トレイに載せるアイテムがありません。
event-item-back = { $item }が{ $square }に戻りました。
event-takes-tray = { $who }がトレイの{ $item }を手に入れました。
event-takes-item = { $who }が{ $item }を拾いました。
event-uses = { $who }が{ $item }を使います。
event-lays = { $who }が{ $item ->
   *[other] { $item }
 }を{ $square }に仕掛けました。
event-rocket-hits = ロケットは{ $distance }マス飛んで、{ $square }に命中！
event-rocket-misses = ロケットは{ $distance }マス先の{ $square }に届きませんでした。
event-upright = { $who }が車を起こしました。
event-repaired = { $who }が修理: ダイスは{ $dice }個に。
event-repeated = { $face }が2回。{ $who }は動きません。
event-spins-off = コーナーで{ $face }が2回！ { $who }がスピンします。
event-moves = { $who }が{ $from }から{ $total }マス進みます。
event-goes-straight = { $who }は{ $square }を直進します。
event-takes-shortcut = { $who }がショートカット！ { $from }から{ $to }へ。
event-goes-through-gate = { $who }が{ $from }からゲートを通ります。
event-pushed = { $who }が{ $from }から{ $to }へ押されました。
event-crashes = { $who }が{ $square }でクラッシュ: ダイスは残り{ $dice }個。
event-big-accident = 大事故発生！ これから{ $turns }手番、セーフティカーが入ります。
event-caution-ends = セーフティカーが退きました。追い越し自由です。
event-held-back = セーフティカー中の{ $who }は{ $total }マス進めず、とどまります。
event-explodes = { $square }のボムが{ $who }の下で起爆！
event-slides = { $who }が{ $from }から{ $to }まで滑ります。
event-teleports = { $who }が{ $from }から{ $to }へテレポート。
event-gate-opens = { $who }が{ $square }でゲートを開けました。
event-gate-closes = { $who }が{ $square }でゲートを閉めました。
event-gate-blocked = { $who }は{ $square }のスイッチにいますが、ゲートには車がいます。
event-starts-first-lap = { $who }がラインを通過: 1周目に入ります。
event-disc-taken = { $who }がラインを通過: ディスク{ $discs }枚目（{ $of }枚中）。
event-finishes = { $who }がゴール: { $place }位！
event-fastest-turn = ここまでの最速手番: { $who }の{ $total }。
event-race-ends = 第{ $race }レース、チェッカーフラッグ！
event-placed = { $place }位 { $who }（{ $halves }）。
event-half-point = 最速手番{ $total }の{ $who }に0.5点。
event-tie-break = { $cars }台が並びました。もう1レースで決めます。
event-champion = { $who }がワールドチャンピオン！（{ $halves }）

## 盤面
board-race = 第{ $race }レース: { $circuit }、{ $discs }周
board-tie-break = タイブレークレース
board-caution = セーフティカー: あと{ $turns }手番
board-gate-open = ゲート: 開
board-gate-closed = ゲート: 閉
board-fastest = 最速手番: { $total }（{ $who }）
board-cars = 数字は車（{ $flipped }は裏返し）。
board-discs = 周回{ $discs }/{ $of }
board-dice = ダイス{ $dice }/{ $of }
board-cylinder = ショートカット済み
board-no-cylinder = ショートカット可
board-result = 予選{ $result }
board-finished = ゴール
board-in-corner = { $square }（コーナー）
board-flipped = 裏返し
board-championship = チャンピオンシップ（{ $target }点で優勝決定）:
board-total = { $who }: { $points }
plan-facts = { $squares }マス、コーナー{ $corners }
plan-line = フィニッシュライン
plan-first = マス1は{ $cell }（列/行）。番号はここから進行方向へ。
plan-shortcut = ショートカット: { $from }から{ $to }へ
plan-gate = ゲート: { $from }から{ $to }へ。スイッチは{ $switches }
plan-teleport = T: { $from }と{ $to }
plan-loops = ループ: { $squares }
plan-corners = コーナー: { $squares }

## スコアシート
sheet-race = レース
sheet-circuit = サーキット
sheet-car = 車
sheet-driver = ドライバー
sheet-place = 順位
sheet-points = 得点
sheet-fastest = 最速手番
sheet-total = 累計
sheet-team-total = チーム累計
