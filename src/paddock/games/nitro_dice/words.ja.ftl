# ニトロダイス: ゲーム中の言葉。

title = ニトロダイス
hook = ダイスが車です。出目がスピード、置いたマスが位置。カードでハンドルを切り、ドリフト、牽引、ニトロで前へ。ライバルの前にはハザードを。

## 卓の設定
switch-courses = コース
switch-courses-help = コースごとに1レースを行い、ポイントを合計します。自作のファイル（TOML）も使えます。
switch-courses-harbour = 港町サーキット（14枚、2周向き）
switch-courses-sprint = スプリント（12枚、1周向き）
switch-courses-grand_tour = グランドツアー（26枚、6人向き）
switch-courses-eight_bends = 8つの曲がり角（14枚、ハンドルの腕試し）
switch-laps = 周回数
switch-laps-help = 14枚のコースの2周で約45分です。
switch-finish = 勝者の決め方
switch-finish-help = 同じラウンドに複数のプレイヤーが周回を終えたとき。
switch-finish-crossing = 先にゴールラインを越えた順
switch-finish-beyond = ラウンド終了時にラインの先へより進んでいる順
switch-refill = 手札の補充
switch-refill-help = 手札の上限を超えるカードの扱い。
switch-refill-cut = 決まった枚数を引き、上限まで捨てる
switch-refill-limit = 上限までしか引かない
switch-wreck = リタイア
switch-wreck-help = コンディション1でダメージを受けた車は、レースから外れます。
switch-nitro = ニトロトークン
switch-nitro-help = 開始時に各自が持つ数。通常は2個です。
switch-condition = 開始時のコンディション
switch-condition-help = 最高速度と手札の上限です。9が新車の状態です。
switch-hazards = 開始時のハザード
switch-hazards-help = この数だけ、コースのカードをくじでハザード付きに替えます。

## 名前
face = { $face }
type-straight = ストレート
type-red = カーブ赤（左）
type-yellow = カーブ黄（右）
card-straight = ストレート
card-straight-hazard = ストレート（ハザード）
card-red = カーブ赤
card-red-inner = カーブ赤（内ハザード）
card-red-outer = カーブ赤（外ハザード）
card-yellow = カーブ黄
card-yellow-inner = カーブ黄（内ハザード）
card-yellow-outer = カーブ黄（外ハザード）
laid-straight = ストレート
laid-straight-inside = ストレート、内側にハザード
laid-straight-outside = ストレート、外側にハザード
laid-red = カーブ赤
laid-red-inner = カーブ赤、曲がりの内にハザード
laid-red-outer = カーブ赤、曲がりの外にハザード
laid-yellow = カーブ黄
laid-yellow-inner = カーブ黄、曲がりの内にハザード
laid-yellow-outer = カーブ黄、曲がりの外にハザード
laid-start = スタート
laid-garage = ガレージ
lane-in = 内側レーン
lane-out = 外側レーン
lane-pit = ガレージ
square-in = { $card }枚目の内{ $row }
square-out = { $card }枚目の外{ $row }
square-pit = ガレージ{ $row }
square-none = コース外
lot-inner = { $card }枚目の内側
lot-outer = { $card }枚目の外側

## できること
prompt-over = 試合終了です。
prompt-wait = { $who }の番です。
prompt-roll = { $who }がスタート順を決めるダイスを振ります。
prompt-lot = ハザードの場所をくじで決めます。
prompt-deal = 手札を配ります。
prompt-draw = { $who }が山札からカードを1枚引きます。
prompt-speed = 今のスピードは{ $speed }、最高速度は{ $most }です。スピードを決めてください。
prompt-move = スピード{ $speed }、残りの移動力は{ $left }です。どうしますか？
prompt-steer = { $tile }枚目の{ $type }に入ります。ハンドルのコストは？
prompt-pay-speed = スピードを2変えるために捨てるカードは？
prompt-pay-lane = レーン変更のために捨てるカードは？
prompt-pay-drift = ドリフトのために捨てるカードは？
prompt-pay-brake = ブレーキのために捨てるカードは？
prompt-pay-squeeze = すり抜けのために捨てるカードは？
prompt-pay-steering = ハンドルのために捨てるカードは？（あと{ $cards }枚）
prompt-pay-refusal = 牽引を避けるために捨てるカードは？
prompt-cut = 手札が上限より{ $cards }枚多くなっています。捨てるカードは？
prompt-draft = { $mover }に{ $to }へ牽引されます。どうしますか？
prompt-hazard = コースのカードを交換しますか？
prompt-put = 《{ $card }》を、どのカードと交換しますか？
do-speed = スピード{ $speed }（{ $change }）
do-step = { $to }へ進む
do-lane = { $lane }へ変更: { $to }
do-drift = { $lane }へドリフト: { $to }
do-brake = ブレーキをかけて{ $speed }に
do-nitro = ニトロを使う（残り{ $tokens }個）: { $to }の先へ直進
do-squeeze = 2台の間をすり抜けて{ $to }へ
do-repair = 修理してコンディション{ $condition }に
do-end = 移動を終える
do-match = { $card }を捨てる
do-three = 好きなカードを3枚捨てる
do-damage = ダメージを1受ける
do-pay = { $card }
do-cut = { $card }
do-pulled = 牽引されて{ $to }へ
do-refuse = 牽引を避けて動かない
do-offer = { $card }を出す
do-put = { $tile }枚目: { $laid }
do-pass = 交換しない
fact-costs-cards = カード{ $cards }枚
fact-steering = { $type }に入る（手札に{ $have }枚）
fact-cheapest = 全部進むと、少なくともカード{ $cards }枚{ $damage ->
    [0] {""}
   *[other] 、ダメージ{ $damage }
 }で{ $to }まで
fact-cheapest-hit = 必ず衝突: カード{ $cards }枚、ダメージ{ $damage }で{ $to }まで
fact-condition = コンディションが{ $condition }に下がる
fact-no-effect = コンディション1では影響なし
fact-wreck = リタイアになる
fact-replaces = 今は{ $laid }
warn-rear-end = { $other }に追突します。双方1ダメージで、移動はそこで終わります。
warn-sideswipe = { $other }に横からぶつかります。双方1ダメージです。
warn-hazard = ハザードです。1ダメージを受けます。
warn-squeeze = 3台とも1ダメージを受けます。
warn-wreck = レースから外れます。
why-not-your-turn = { $who }の番です。
why-speed-first = まずスピードを決めてください。
why-move-first = 先に何をするかを選びます。カードはその後です。
why-draft-first = 先に牽引されるかどうかを決めてください。
why-condition = 最高速度は{ $most }です。
why-too-far = スピードは{ $reach }までしか変えられません。
why-no-movement = 移動力が残っていません。
why-no-card = レーンの変更にはカードが1枚必要です。
why-no-pit = ガレージに入れるのは、コンディション8以下でスピード5以下のときだけです。
why-movement-left = 移動力を使い切ってからです（残り{ $left }）。
why-other-type = 合うのは{ $type }だけです。ほかのカードは3枚で1回分です。
why-no-place = 同じ種類で空いているカードがコースにありません。
why-start-or-garage = スタートとガレージは交換できません。
why-other-type-there = このカードと交換できるのは{ $type }だけです。
why-die-there = 車がいるカードは交換できません。

## 実況
event-race-starts = 第{ $race }レース。1周{ $tiles }枚のコースです。
event-die-rolled = { $who }の出目は{ $face }。
event-roll-again = { $face }が{ $tied }人。振り直します。
event-grid-taken = { $who }は{ $place }番手、{ $square }からスタート。
event-hazard-by-lot = くじで{ $tile }枚目にハザード: { $laid }。
event-card-dealt = あなたの手札に《{ $card }》が来ました。
event-card-dealt-unseen = { $who }にカードが配られました。
event-round-starts = ラウンド{ $round }。
event-speed-set = { $who }がスピードを{ $before }から{ $speed }に。
event-card-laid = { $who }が《{ $card }》を使います。
event-move-starts = { $who }がスピード{ $speed }で移動します。
event-steps = { $who }が{ $to }へ。
event-crosses = { $who }がラインを越え、{ $lap }周を終えました！
event-changes-lane = { $who }がレーンを変えて{ $to }へ。
event-drifts = { $who }がドリフトで{ $to }へ。
event-brakes = { $who }がブレーキ、スピード{ $speed }。
event-burns-nitro = { $who }がニトロを点火！ 残り{ $tokens }個。
event-squeezes = { $who }が2台の間をすり抜けて{ $to }へ！
event-steers = { $who }が《{ $card }》でハンドルを切ります。
event-steers-with-three = { $who }が3枚のカードでハンドルを切ります。
event-steers-with-damage = { $who }はハンドルを切らずに突っ込みました。
event-hits-hazard = { $who }が{ $square }のハザードに乗りました。
event-rear-ends = { $who }が{ $other }に追突！
event-takes-speed = { $who }のスピードが{ $speed }に落ちます。
event-sideswipes = { $who }が{ $other }に横からぶつかった！
event-pushes = { $who }が{ $other }を{ $to }へ押し出します。
event-holds = { $who }は{ $other }に道を譲りません。
event-takes-damage = { $who }がダメージ、コンディション{ $condition }。
event-feels-nothing = { $who }はもうぼろぼろで、ダメージの影響はありません。
event-die-lowered = { $who }のスピードは{ $speed }まで落ちました。
event-hand-cut = { $who }が《{ $card }》を捨てます。
event-pulled = { $who }が牽引されて{ $to }へ。
event-refuses = { $who }は牽引を避けました。
event-enters-garage = { $who }がガレージに入ります。
event-leaves-garage = { $who }がガレージを出ます。
event-repairs = { $who }が修理、コンディション{ $condition }。
event-replaces = { $who }が{ $tile }枚目（{ $before }）を交換: { $laid }。
event-leaves-course = { $who }はコースを変えません。
event-card-drawn = 《{ $card }》を引きました。
event-card-drawn-unseen = { $who }がカードを1枚引きます。
event-shuffles = 捨て札{ $cards }枚を切って、新しい山札にします。
event-no-cards-left = { $who }が引くカードはもうありません。
event-finishes = { $who }が{ $place }位でゴール！
event-is-wrecked = { $who }は走行不能になり、コースを去ります。
event-race-ends = 第{ $race }レース終了。
event-scores = { $who }は{ $place }位、{ $points }ポイント。
event-match-ends = { $races ->
    [1] レースが終わりました。
   *[other] { $races }レースがすべて終わりました。
 }
event-wins = { $who }が{ $points }ポイントで優勝！

## 盤面
board-race = 第{ $race }レース（全{ $races }レース）、{ $laps }周、ラウンド{ $round }
board-before = スタート前
board-pile = 山札{ $count }枚
board-car = { $place }位 { $who }: { $where }、スピード{ $speed }、コンディション{ $condition }、ニトロ{ $tokens }、手札{ $held }、{ $lap }
board-lap = { $lap }周目
board-finished = ゴール
board-wrecked = リタイア
board-points = { $points }ポイント
board-hand = あなたの手札
board-count = { $card }×{ $count }
board-laid = この移動で使ったカード
board-left = 残りの移動力: { $left }
board-legend = コースのカード（走る順。内側 | 外側 | ガレージ、! はハザード）
board-direction-left = 左回り
board-direction-right = 右回り

## スコアシート
sheet-race = レース
sheet-player = プレイヤー
sheet-place = 順位
sheet-points = ポイント
sheet-total = 合計

## コースファイルの誤り
fault-unknown-key = { $where }: そのような項目はありません。あるのは: { $known }
fault-wrong-game = { $where }: { $came }ではなく「{ $wanted }」としてください。
fault-too-many-cards = { $where }: コースカードが{ $came }枚あります（スタートとガレージを除く）。{ $least }枚から{ $most }枚までです。
fault-not-one = { $where }: 「{ $card }」はちょうど1枚必要です。{ $came }枚あります。
fault-start-first = { $where }: { $came }から始まっています。最初は「{ $wanted }」です。
fault-not-in-deck = { $where }: 「{ $card }」が{ $came }枚あります。箱に入っているのは{ $most }枚です。
fault-overlap = { $where }: { $other }と同じ場所に重なります。
fault-not-closed = { $where }: コースがつながっていません。スタートから東へ{ $column }枚、南へ{ $row }枚の所で終わり、向きは{ $heading ->
    [east] 東
    [south] 南
    [west] 西
   *[north] 北
 }です。
fault-too-long-for-seats = { $where }: コースカードが{ $came }枚あります。{ $seats }人では、1人に9枚残るように{ $most }枚までです。
fault-no-such-course = { $where }: カード{ $cards }枚、カーブ{ $curves }枚のコースが見つかりませんでした。数を変えてみてください。
fault-not-even = { $where }: { $came }は奇数です。つながるコースでは必ず偶数になります。
fault-too-many-hazards = { $where }: ハザード{ $came }個分のカードがありません。
