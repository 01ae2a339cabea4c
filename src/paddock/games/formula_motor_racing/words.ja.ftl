# フォーミュラ・モーター・レーシング: ゲーム中の言葉。

title = フォーミュラ・モーター・レーシング
hook = 12台が一列に並ぶカードレース。追い越し、突撃、スピンをくぐり抜け、2台を入賞させましょう。

## 卓の設定
switch-races = シーズンのレース数
switch-races-help = 3レースで約1時間。17レースは2001年の完全シーズンで、いつでも中断できます。
switch-colours = チームの決め方
switch-colours-help = 誰がどのチームを指揮するか。
switch-colours-pick = 席順に選ぶ
switch-colours-lot = くじ引き
switch-removed = レース前に抜くカードの枚数
switch-removed-help = 多く抜くほどレースは短くなります。0で通常、6で短縮レース。全レース共通の1つか、レースごとの数を指定します。
switch-drivers = ドライバーズタイトル
switch-drivers-help = 最多得点のドライバーにもタイトルを与えます。
switch-charge_at_front = 突撃で1位になったら
switch-charge_at_front-help = ルールブックの文面では、得るものがなくても突撃を続けられます。
switch-charge_at_front-ends = そこで終わる
switch-charge_at_front-goes_on = 続けてもよい
switch-two_teams = 3人プレイの得点
switch-two_teams-help = 3人プレイでは、1人が2チームを指揮します。
switch-two_teams-better = 良いほうのチームで数える
switch-two_teams-added = 2チームを合計する

## 名前
team-blue = 青
team-green = 緑
team-yellow = 黄
team-orange = 橙
team-red = 赤
team-purple = 紫
team-blue-letter = 青
team-green-letter = 緑
team-yellow-letter = 黄
team-orange-letter = 橙
team-red-letter = 赤
team-purple-letter = 紫
face = { $face }
car = { $team }{ $number }
card-overtake = 追い越し+{ $steps }（{ $team }）
card-wrong-line = ラインミス−1
card-off-circuit = コースアウト−2
card-lose-control = 操縦不能−3
card-turbo = ビリターボ
card-pit = ピットストップ（{ $team }）
card-pit-beige = ピットストップ（ベージュ：どの車でも）
card-charge-gear = 突撃・ギア抜け
card-charge-engine = 突撃・エンジンブロー
card-spin-out = スピン・アウト
card-spin-last = スピン・ラスト
card-crash = 衝突
circuit-0 = ロングストレート
circuit-1 = 湖畔
circuit-2 = 旧飛行場
circuit-3 = 松林
circuit-4 = 三つ丘
circuit-5 = 川沿いループ
circuit-6 = 港町市街地
circuit-7 = 城山
circuit-8 = 塩湖
circuit-9 = ぶどう畑リング
circuit-10 = 石切り場
circuit-11 = 灯台岬
circuit-12 = 砂漠マイル
circuit-13 = 運河沿い
circuit-14 = 遊園地
circuit-15 = 果樹園通り
circuit-16 = 風車コーナー
circuit-17 = 双子橋
circuit-18 = 市場広場
circuit-19 = 段々坂
circuit-20 = 旧市街
circuit-21 = 雪の谷
circuit-22 = スタジアム
circuit-23 = 渡し場
circuit-24 = 駅前

## カードの説明
explain-overtake = カードの色の車1台と、すぐ後ろの1台が一緒に順位を上げます。
explain-drop = 走行中の好きな車1台の順位を、カードの数だけ下げます。
explain-turbo = 最後尾の3台のうち1台だけが3つ順位を上げます。
explain-pit = 1〜6なら出目の数だけ順位を下げ、7〜12ならピットに入りません。
explain-charge-gear = 1〜9で1つ上がり、10〜12で最後尾へ。自分の車なら続けて突撃できます。
explain-charge-engine = 1〜9で1つ上がり、10〜12で脱落。自分の車なら続けて突撃できます。
explain-spin-out = 出目と同じ順位の車が脱落します。1度だけ振り直せます。
explain-spin-last = 出目と同じ順位の車が最後尾へ。1度だけ振り直せます。
explain-crash = 出目と同じ順位の車と、その直前か直後の1台が脱落します。

## できること
prompt-over = シーズン終了です。
prompt-wait = { $who }の手番です。
prompt-lot = { $who }のチームをくじで決めます。
prompt-grid = 次にスタート順につくチームをくじで決めます。
prompt-deal = 手札を配ります。
prompt-roll = { $who }がダイスを振ります。
prompt-draw = { $who }が山札からカードを1枚引きます。
prompt-pick = チームを選んでください。
prompt-play = あなたの手番です。カードを1枚プレイしてください。
prompt-choose = 《{ $card }》を、どの車に使いますか？
prompt-again-charge = { $car }は今{ $place }位。もう一度突撃しますか？
prompt-again-spin = 出目は{ $face }。このまま決めますか、振り直しますか？
prompt-aside = 出目は{ $face }。どちらの車を巻き添えにしますか？
do-pick = { $team }チーム
do-play = { $card }
do-choose = { $car }（{ $place }位）
do-stop-charge = ここで止める
do-again-charge = もう一度突撃する
do-stop-spin = { $face }で決める
do-again-spin = 1度だけ振り直す
do-ahead = 直前の{ $car }（{ $place }位）
do-behind = 直後の{ $car }（{ $place }位）
fact-moves = { $from }位 → { $to }位
fact-stays = 順位は変わりません
fact-slipstream = { $car }も{ $to }位へ
fact-hits = { $car }（{ $place }位）に当たります
fact-no-car-there = { $place }位に走行中の車はいません
odds-pit = ピットに入らない{ $stays }%、最後尾へ{ $last }%、平均{ $loss }つ下がる
odds-charge = 次の1回で成功{ $gains }%、失敗{ $fails }%。1位に届く確率{ $front }%（あと{ $rolls }回成功）
odds-charge-once = 成功{ $gains }%、失敗{ $fails }%。自分の車ではないので1回だけ
odds-charge-leader = すでに1位で、得るものはありません。失敗{ $fails }%
odds-spin = 1回振って自分の車に当たる{ $own }%、誰にも当たらない{ $nothing }%
odds-crash = 自分の車の脱落が避けられない{ $own }%、誰も脱落しない{ $nothing }%
warn-own-car = 自分の車です。
warn-no-car = この色の車は2台とも脱落しています。何の効果もありません。
why-not-your-turn = { $who }の手番です。
why-one-card = 手番にプレイできるのは1枚です。
why-card-first = 先にカードを選んでください。
why-die-first = 先に、もう一度振るかどうかを決めてください。
why-team-taken = { $who }が指揮しているチームです。
why-retired = { $car }は脱落しています。
why-not-last-three = { $car }は最後尾の3台ではありません。
why-other-colour = { $team }の車に使うカードです。
why-not-beside = 直前か直後の車だけを選べます。

## 実況
event-team-picked = { $who }が{ $team }チームを選びました。
event-team-drawn = { $who }は{ $team }チームを引きました。
event-grid-drawn = { $team }チームは{ $front }位と{ $back }位からスタート。
event-race-starts = 第{ $race }レース「{ $circuit }」{ $removed ->
    [0] 。
   *[other] （カードを{ $removed }枚抜きます）。
 }
event-card-dealt = 《{ $card }》が配られました。
event-card-dealt-unseen = { $who }にカードが配られました。
event-first-turn = { $who }から始めます。
event-card-played = { $who }が《{ $card }》をプレイ。
event-no-effect = 《{ $card }》は何の効果もありません。
event-die-rolled = { $who }のダイスは{ $face }。
event-overtakes = { $car }が追い越し！ { $from }位 → { $to }位。
event-slipstreams = { $car }もスリップストリームで続く。{ $from }位 → { $to }位。
event-drops = { $car }が後退。{ $from }位 → { $to }位。
event-turbo-gains = ターボ全開！ { $car }が{ $from }位から{ $to }位へ。
event-stays-out = { $car }はピットに入らず走り続けます。
event-pits = { $car }がピットイン。{ $from }位 → { $to }位。
event-charges = { $car }の突撃成功！ { $from }位 → { $to }位。
event-stays-first = { $car }はすでに先頭。1位のままです。
event-loses-gear = { $car }のギアが抜けた！ { $from }位から最後尾の{ $to }位へ。
event-engine-blows = { $car }のエンジンがブロー！ { $from }位から脱落。
event-charge-stops = { $who }はここで止めました。
event-rolls-again = { $who }がもう一度振ります。
event-keeps-roll = { $who }は{ $face }に決めました。
event-no-car-there = { $place }位に走行中の車はいません。何も起こりません。
event-spins-out = { $from }位の{ $car }がスピンして脱落！
event-spins-last = { $from }位の{ $car }がスピンして最後尾の{ $to }位へ。
event-crashes = { $from }位の{ $car }がクラッシュ！
event-crashes-too = { $from }位の{ $car }も巻き添えです。
event-card-drawn = 《{ $card }》を引きました。
event-card-drawn-unseen = { $who }がカードを1枚引きました。
event-pile-empty = 山札がなくなりました。全員あと1手番ずつです。
event-race-ends = 第{ $race }レース、チェッカーフラッグ！
event-car-scores = { $place }位 { $car }、{ $points }点。
event-season-ends = シーズン終了。
event-team-wins = { $team }チームが{ $points }点でコンストラクターズ・タイトルを獲得！
event-driver-wins = { $car }が{ $points }点でドライバーズタイトルを獲得！
event-player-wins = { $who }が{ $points }点でシーズン優勝！
event-nobody-wins = { $team }チームを指揮するプレイヤーはいないので、勝者なしです。

## 盤面
board-race = 第{ $race }レース（全{ $races }レース）「{ $circuit }」
board-pile = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
 }
board-last-turns = 残り{ $count }手番
board-retired = 脱落
board-hand = あなたの手札
board-grid = グリッド
board-points = { $points }点
board-held = 手札{ $count }枚
board-nobody = 指揮なし
board-standings = チーム
board-drivers = ドライバー

## スコアシート
sheet-race = レース
sheet-circuit = サーキット
sheet-team = チーム
sheet-car = 車
sheet-number = カーナンバー
sheet-driver = ドライバー
sheet-place = 順位
sheet-points = ポイント
sheet-total = トータルポイント
sheet-team-points = チームポイント
sheet-team-total = チーム合計
driver-blue-1 = エリン・ヴェスター
driver-blue-2 = マルコ・ドゥトラ
driver-green-1 = オーウェン・ハロウ
driver-green-2 = 水野 香
driver-yellow-1 = リュック・フェラン
driver-yellow-2 = イネス・カルボ
driver-orange-1 = ピーター・ダール
driver-orange-2 = 北原 蓮
driver-red-1 = ブルーノ・サルヴィ
driver-red-2 = ナディア・オルロワ
driver-purple-1 = トム・アシュビー
driver-purple-2 = 榊 芽衣
