# グランツール: ゲーム中の言葉。

title = グランツール
hook = 3週間、3つのジャージ、1チーム9個のダイス。選手を送り込み、相手を置換し、交渉を重ねて、最後に三賞ジャージのどれかを手にしましょう。

## 卓の設定
switch-course = コース
switch-course-help = どのカードを、どの順に走るか。自分のコースファイルも使えます。
switch-course-grand_tour = グランツール（3週間、アシストカードあり、約90分）
switch-course-stage_race = ステージレース（8ステージ、約30分）
switch-course-plain_tour = プレーンツール（3週間、アシストカードなし）
switch-assist = アシストカードの指定
switch-assist-help = ここで選んだカードは必ずコースに入ります。人数分に足りないぶんはくじで決めます。選ばなければすべてくじです。
switch-assist-removal = 除去
switch-assist-swap = 入れ替え
switch-assist-same_dice = ダイス重複可
switch-assist-second_action = 追加アクション（オリジナル）
switch-assist-short_train = ショートトレイン（オリジナル）
switch-assist-ones_ride_on = 「1」も前へ（オリジナル）
switch-special_stages = 特別な山岳ステージ
switch-special_stages-help = 山頂ゴールと個人タイムトライアルに、それぞれの判定条件（オリジナル）を使います。使わなければ通常どおり判定し、リードタイムは入りません。
switch-leader = 暫定リーダー
switch-leader-help = くじを引く席を1〜6で指定します。0は全員。再戦では、前回のリードタイムが最も多かった人です。

## 名前
kind-camp = キャンプ
kind-rest = 休息日
kind-removal = アシスト『除去』
kind-swap = アシスト『入れ替え』
kind-same-dice = アシスト『ダイス重複可』
kind-second-action = アシスト『追加アクション』
kind-short-train = アシスト『ショートトレイン』
kind-ones-ride-on = アシスト『「1」も前へ』
kind-stage-none = { $minutes }分
kind-stage-sprint = { $minutes }分・スプリント
kind-stage-mountain = { $minutes }分・山岳
kind-summit-none = 山頂ゴール
kind-summit-sprint = 山頂ゴール・スプリント
kind-summit-mountain = 山頂ゴール・山岳
kind-trial-none = 個人タイムトライアル
kind-trial-sprint = 個人タイムトライアル・スプリント
kind-trial-mountain = 個人タイムトライアル・山岳
card-of-kind = { $number }番のカード（{ $kind }）
card-number = { $number }番のカード
jersey-general = 総合
jersey-sprint = スプリント
jersey-mountain = 山岳
jersey-die-general = 総合ダイス
jersey-die-sprint = スプリントダイス
jersey-die-mountain = 山岳ダイス
any-die = 選手ダイス
die-team = 「{ $face }」
die-jersey = 「{ $face }」（{ $jersey }ダイス）
die-of = { $who }の{ $die }
place-gruppetto = グルペット
place-peloton = プロトン
place-card = { $card }
face = { $face }
assist-cards = アシストカード{ $count }枚

## アクションの説明
explain-place = プロトンのダイス1個を、同じ目のないカードに置きます
explain-replace = 同じ目2個を使い、カード上の1個と入れ替わります。もう1個はグルペットへ
explain-train = 連番のダイスを、まとめて1枚のカードに置きます
explain-pass = 1個、または同じ目2個をグルペットへ移します
explain-remove = 同じ目のダイス1個と引き換えに、カード上のダイスをどれでもグルペットへ
explain-swap = カード上の自分のダイスと、ほかのカードの同じ目のダイスを入れ替えます
explain-done = 2回目のアクションはしません
explain-sit-out = ほかにできることがありません

## できること
prompt-over = レース終了です。
prompt-wait = { $who }の手番です。
prompt-holds = この週のアシストカードの枚数を決めます。
prompt-open = コースの{ $number }枚目をめくります。
prompt-leader = 暫定リーダーをくじで決めます。
prompt-roll = { $who }がダイスを振ります：{ $die }、残り{ $left }個。
prompt-act = 第{ $number }ラウンド、あなたの手番です。アクションを選んでください。
prompt-act-again = 2回目のアクションをしますか？
prompt-readjust = { $count }個振りました。このままにしますか、再調整しますか？
prompt-lift = 休息日です。どのダイスを振りますか？{ $count ->
    [0] （まだ選んでいません）
   *[other] （{ $count }個選びました）
 }
prompt-card-place = 【配置】どのカードに置きますか？
prompt-card-replace = 【置換】どのカードのダイスを置換しますか？
prompt-card-train = 【トレイン】どのカードに置きますか？
prompt-card-remove = 【除去】どのカードから除去しますか？
prompt-card-swap = 【入れ替え】自分のダイスはどのカードにありますか？
prompt-target-replace = { $card }の、どのダイスを置換しますか？
prompt-target-remove = { $card }の、どのダイスを除去しますか？
prompt-target-swap = { $card }の、自分のどのダイスを入れ替えますか？
prompt-die-place = { $card }に、どのダイスを置きますか？
prompt-die-replace = どの「{ $face }」をカードに置きますか？
prompt-die-train = どの「{ $face }」をトレインに使いますか？
prompt-die-pass = 【パス】どのダイスをグルペットへ移しますか？
prompt-spend-replace = どの「{ $face }」をグルペットへ移しますか？
prompt-spend-remove = 引き換えにどの「{ $face }」を使いますか？
prompt-more = もう1個の「{ $face }」もグルペットへ移しますか？
prompt-span = { $card }に、どのトレインを置きますか？
prompt-other-card = 自分の「{ $face }」を、どのカードのダイスと入れ替えますか？
prompt-other-target = 自分の「{ $face }」を、どのダイスと入れ替えますか？
prompt-face-card = 「7」を失います。カード上のダイスをどの目にしますか？
prompt-face-peloton = 「7」を失います。プロトンのダイスをどの目にしますか？
prompt-exchange = { $jersey }賞のジャージを獲得しました。自分のどのダイスと交換しますか？
do-place = 配置
do-replace = 置換
do-train = トレイン
do-roll = ロール（グルペットの{ $count }個）
do-pass = パス
do-remove = 除去
do-swap = 入れ替え
do-done = ここで終わる
do-sit-out = 何もせずにパス
do-keep = この{ $count }個に決める{ $ones ->
    [0] {""}
   *[other] （「1」の{ $ones }個はグルペットへ）
 }
do-readjust = 再調整：1個をグルペットへ移し、{ $left }個を振り直す
do-readjust-jersey = 再調整：{ $jersey }ダイスをグルペットへ移し、{ $left }個を振り直す
do-lift-all = グルペットの{ $count }個すべて
do-lift-out = グルペットの選手ダイス1個
do-lift-out-jersey = グルペットの{ $jersey }ダイス
do-lift = プロトンの{ $die }
do-throw = { $count ->
    [0] 何も振らない
   *[other] この{ $count }個を振る
 }
do-on = { $card }
do-target = { $die }
do-die = { $die }
do-spend = { $die }
do-span = { $faces }
do-only-one = 「{ $face }」1個だけにする
do-exchange-out = グルペットの1個
do-exchange = { $place }の「{ $face }」
fact-nobody = まだ誰もいません
fact-leads = { $who }が合計{ $total }でトップ、次は{ $second }
fact-level = 合計{ $total }で並び、このままなら保留
fact-held = 保留中
fact-would-have = 自分の合計{ $own }、ほかの最高{ $best }
odds-roll = { $dice }個のうち平均{ $mean }個がプロトンへ。その後ペアあり{ $pair }%、トレインあり{ $train }%
odds-capture = 振った後、{ $number }番のカードでトップに立てる確率{ $chance }%
why-not-your-turn = { $who }の手番です。
why-event = イベントカードにダイスは置けません。
why-home = このカードはもう獲得できません。
why-won = { $who }が獲得したカードです。
why-action-first = 先にアクションを選んでください。
why-no-actions-now = このラウンドではアクションをしません。
why-die-first = 先に三賞ダイスを交換してください。
why-card-chosen = カードはもう選びました。
why-no-swap-there = 自分のダイスと入れ替えられる「{ $face }」がありません。
why-not-place-there = { $card }には、手元の目がすべて置かれています。
why-not-replace-there = { $card }には、同じ目を2個持っているダイスがありません。
why-not-train-there = { $card }に置けるトレインがありません。
why-not-remove-there = { $card }には、手元と同じ目のダイスがありません。
why-not-swap-there = { $card }には、入れ替えられる自分のダイスがありません。
why-nothing-out = グルペットにダイスがありません。
why-nothing-to-pass = プロトンにダイスがありません。
why-no-card-remove = アシストカード『除去』が必要です。
why-no-card-swap = アシストカード『入れ替え』が必要です。
why-nowhere-place = 手元の目を置けるカードがありません。
why-nowhere-replace = カード上のダイスと同じ目を2個持っていません。
why-nowhere-train = トレインを置けるカードがありません。
why-nowhere-remove = 手元と同じ目のダイスがどのカードにもありません。
why-nowhere-swap = 入れ替えられる自分のダイスがありません。
why-face-there = その目は{ $card }にもう置かれています。
why-other-face = 「{ $face }」を選んでください。
why-jersey-die = { $jersey }ダイスは三賞ダイスなので選べません。
why-one-last = 「1」は、ほかに選べるダイスがないときだけです。

## 実況
event-week-holds = 第{ $week }週には{ $count ->
    [0] アシストカードがありません。
   *[other] アシストカードが{ $count }枚あります。
 }
event-card-opened = { $card }：{ $kind }。
event-leader-drawn = くじで{ $who }が暫定リーダーに。総合ダイスを受け取ります。
event-leader-named = { $who }が暫定リーダーです。総合ダイスを受け取ります。
event-round-starts = ディレクターカーが{ $card }へ。{ $kind }。
event-camp-rolled = { $who }が{ $dice }個を振って、{ $shown }{ $general ->
    [0] {""}
   *[other] ＋総合{ $general }
 }{ $sprint ->
    [0] {""}
   *[other] ＋スプリント{ $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] ＋山岳{ $mountain }
 }。
event-gives-up = { $who }が再調整。{ $own ->
    [0] ダイス1個
    [1] 総合ダイス
    [2] スプリントダイス
   *[other] 山岳ダイス
 }をグルペットへ移し、{ $left }個を振り直します。
event-readjusted = { $who }が{ $dice }個を振り直して、{ $shown }{ $general ->
    [0] {""}
   *[other] ＋総合{ $general }
 }{ $sprint ->
    [0] {""}
   *[other] ＋スプリント{ $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] ＋山岳{ $mountain }
 }。
event-rides-out = { $who }はプロトン{ $dice }個でスタート。
event-rest-rolled = { $who }が{ $dice }個を振って、{ $shown }{ $general ->
    [0] {""}
   *[other] ＋総合{ $general }
 }{ $sprint ->
    [0] {""}
   *[other] ＋スプリント{ $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] ＋山岳{ $mountain }
 }{ $ones ->
    [0] 。
   *[other] 。「1」はグルペットへ。
 }
event-rests = { $who }は何も振りません。
event-placed = { $who }が{ $card }に{ $die }を配置。
event-replaced = { $who }が{ $card }で{ $whose }の「{ $face }」を置換。
event-train-sent = { $who }が{ $card }に「{ $low }」から「{ $high }」までのトレイン！
event-action-rolled = { $who }が{ $dice }個をロールして、{ $shown }{ $general ->
    [0] {""}
   *[other] ＋総合{ $general }
 }{ $sprint ->
    [0] {""}
   *[other] ＋スプリント{ $sprint }
 }{ $mountain ->
    [0] {""}
   *[other] ＋山岳{ $mountain }
 }{ $ones ->
    [0] 。
   *[other] 。「1」はグルペットへ。
 }
event-passed = { $who }がパス。「{ $face }」{ $count }個をグルペットへ。
event-sat-out = { $who }のダイスはすべてカード上。何もせずにパス。
event-removed = { $who }が{ $card }から{ $whose }の「{ $face }」を除去。
event-swapped = { $who }が{ $card }と{ $other }の「{ $face }」を{ $whose }と入れ替え。
event-card-won = { $who }が合計{ $total }で{ $card }を獲得：{ $kind }。
event-summit-won = { $who }が合計{ $total }で{ $card }の山頂ゴールを制覇。リードタイム{ $minutes }分。
event-trial-won = { $who }が「{ $face }」で{ $card }の個人タイムトライアルを制覇。リードタイム{ $minutes }分。
event-assist-won = { $who }が合計{ $total }で{ $card }を獲得：{ $kind }。
event-card-held = 合計{ $total }で並び、{ $card }は保留。
event-card-home = 誰も置かなかったので、{ $card }はホームエリアへ。
event-jersey-won = { $who }が{ $jersey }賞のジャージを獲得（{ $amount }{ $prize ->
    [general] 分
   *[other] ポイント
 }）。
event-jersey-taken = { $who }が{ $whose }から{ $jersey }賞のジャージを奪取（{ $amount }{ $prize ->
    [general] 分
   *[other] ポイント
 }）。
event-die-returns = { $jersey }ダイスの代わりに、{ $who }の選手ダイスが{ $place }へ戻ります{ $face ->
    [0] 。
   *[other] （「{ $face }」）。
 }
event-seven-becomes = { $who }は失った「7」を「{ $face }」にします。
event-seven-out = { $card }はすべての目が埋まっているので、{ $who }のダイスはグルペットへ。
event-jersey-rides = { $who }の{ $jersey }ダイスは{ $place }に入ります{ $face ->
    [0] 。
   *[other] （「{ $face }」）。
 }
event-course-ends = ディレクターカーがすべてのカードを通過しました。
event-card-unwon = { $card }は保留のまま終わり、誰のものにもなりません。
event-player-wins = { $who }が{ $amount }{ $prize ->
    [general] 分
   *[other] ポイント
 }で{ $jersey }賞の勝者に！
event-acts-again = { $who }は2回目のアクションができます。
event-leaves-it = { $who }はここで終わります。

## 盤面
board-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
board-over = レース終了（全{ $rounds }ラウンド）
board-unopened = まだめくられていないカード{ $count }枚
board-peloton = プロトン { $dice }
board-gruppetto = グルペット { $dice }
board-rolled = 出目 { $dice }
board-in-hand = 手の中に{ $count }個
board-won = { $minutes }分・スプリント{ $sprints }・山岳{ $mountains }
letter-general = 総
letter-sprint = ス
letter-mountain = 山
fate-unseen = 未公開
fate-open = 公開
fate-held = 保留
fate-won = 獲得
fate-home = ホームエリア
fate-event = イベント
standing = { $rank }位 { $who }：{ $points }分
course-title = { $ja }（{ $en }）
course-by-lot = 順不同：{ $cards }
course-assist-cards = 人数分のアシストカードを各週に混ぜます。
course-totals = { $stages }ステージ、リードタイム合計{ $minutes }分、スプリント{ $sprints }ポイント、山岳{ $mountains }ポイント

## スコアシート
sheet-card = カード
sheet-kind = 内容
sheet-name = 名前
sheet-fate = 結果
sheet-player = プレイヤー
sheet-minutes = リードタイム
sheet-sprints = スプリントポイント
sheet-mountains = 山岳ポイント
sheet-jerseys = ジャージ
sheet-total = 合計
sheet-place = { $place }位

## 約束
promise-deed-will-place = { $card }に{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }配置する
promise-deed-will-replace = { $card }の{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }置換する
promise-deed-will-remove = { $card }の{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }除去する
promise-deed-will-pass = パスする
promise-deed-not-place = { $card }に{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }配置しない
promise-deed-not-replace = { $card }の{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }置換しない
promise-deed-not-remove = { $card }の{ $face ->
    [0] ダイスを
   *[other] 「{ $face }」を
 }除去しない
promise-deed-not-pass = パスしない
promise-plain = { $who }から{ $to }へ：第{ $until }ラウンドの終わりまで、{ $who }は{ $deed }
promise-deal = { $who }から{ $to }へ：第{ $until }ラウンドの終わりまで、{ $to }が{ $condition }なら、{ $who }は{ $deed }
promise-everybody = 全員
promise-field-to = 誰に約束しますか？
promise-field-public = 誰に見せますか？
promise-field-will = 何を約束しますか？
promise-field-verb = どのアクションですか？
promise-field-face = どの目ですか？
promise-field-card = どのカードですか？
promise-field-until = どのラウンドの終わりまでですか？
promise-field-if = 条件をつけますか？
promise-field-if_will = 相手に何を求めますか？
promise-field-if_verb = 相手のどのアクションですか？
promise-field-if_face = どの目ですか？
promise-field-if_card = どのカードですか？
promise-public = 全員に見せる
promise-private = 2人だけの約束
promise-will = 私は…する
promise-will-not = 私は…しない
promise-you-will = 相手が…する
promise-you-will-not = 相手が…しない
promise-verb-place = 配置
promise-verb-replace = 置換
promise-verb-remove = 除去
promise-verb-pass = パス
promise-any-face = どの目でも
promise-round = 第{ $number }ラウンド
promise-if-not = 条件なし
promise-if = 相手の行動を条件にする
