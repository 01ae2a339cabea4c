# 縁石マーケット: ゲーム中の言葉。

title = 縁石マーケット
hook = 品物を1つこっそり選んで通りがかりの客に売り、塗りたての縁石を競り落としましょう。

## 卓の設定
switch-days = 市の日数
switch-days-help = 途中で終わらなければ、この日数だけ市が続きます。
switch-purse = 最初のコイン
switch-purse-help = 初日の前に全員が持っているコインの数です。
switch-alike = 同じ品物を何人かが出したら
switch-alike-help = 同じ品物の売り手どうしが邪魔し合うかどうか。
switch-alike-spoil = だれも売れない
switch-alike-sell = 全員が売れる
switch-reserve = 縁石の最低価格
switch-reserve-help = 最初の入札の下限を日ごとに決めます。最後の数は、それより後の日すべてに使います。
switch-race = 縁石3個で勝ち
switch-race-help = だれかの縁石が3個になったら、その場で市を閉じます。

## 名前
ware-sticker = ステッカー（{ $price }）
ware-cap = キャップ（{ $price }）
ware-mug = マグカップ（{ $price }）
ware-gloves = グローブ（{ $price }）
ware-visor = バイザー（{ $price }）
ware-wheel-nut = ホイールナット（{ $price }）

## できること
prompt-draw = 手札を補充しています。
prompt-choose = 売る品物をこっそり選んでください。
prompt-chosen = 全員が選び終わるのを待っています。それまでは選び直せます。
prompt-watch = 全員が売る品物をこっそり選んでいます。
prompt-roll = 客がやって来ます。
prompt-bid-first = 縁石が{ $reserve }コインから競りに出ています。入札しますか？
prompt-bid = { $who }が{ $coins }コインをつけています。もっと出しますか？
prompt-lot-first = 縁石が{ $reserve }コインから競りに出ています。
prompt-lot = { $who }が{ $coins }コインをつけています。
prompt-over = 市は終わりました。
do-choose = { $ware }
do-bid = { $coins }コインで入札する
do-content = 今は見送る
do-hammer = 木づちを打つ
odds-sells = 客の予算に収まる確率{ $percent }%
fact-chosen = 今選んでいる品物
fact-left = 残り{ $coins }コイン
warn-last-coin = これで全財産です。
why-not-choosing = 品物を選ぶのは、1日の初めです。
why-no-stone = 今は縁石が競りに出ていません。
why-leading = 今の最高額をつけているのは、あなたです。
why-content = だれかがもっと高くつけるまで、見送っています。
why-too-poor = { $coins }コインは払えません。

## 市の呼び声
event-ware-drawn = 引いた品物：{ $ware }
event-ware-drawn-unseen = { $who }が品物を1枚引きました。
event-day-starts = { $day }日目、市が開きます。
event-ware-chosen = 伏せて出す品物：{ $ware }
event-ware-chosen-unseen = { $who }が品物を伏せて出しました。
event-ware-opened = { $who }の品物：{ $ware }
event-dice-rolled = 客の予算は{ $sum }コインです。
event-ware-sold = { $who }の{ $ware }が売れました。
event-ware-unsold = { $who }の{ $ware }は高すぎて売れません。
event-ware-spoilt = { $who }の{ $ware }は、ほかにも同じ品があって売れません。
event-stone-up = 縁石を{ $reserve }コインから競りにかけます。
event-bids = { $who }が{ $coins }コイン！
event-is-content = { $who }は見送ります。
event-stone-sold = 落札！ { $who }が縁石に{ $coins }コインを払います。
event-stone-stays = 縁石には買い手がつきませんでした。
event-days-over = 最後の日が終わりました。
event-everybody-broke = だれもコインを持っていません。市を閉じます。
event-stones-enough = { $who }の縁石が{ $stones }個になりました。市を閉じます。
event-wins = { $who }が縁石{ $stones }個、{ $coins }コインで優勝！

## 盤面
board-day = { $day }日目（全{ $days }日）
board-roll = 前の客の予算：{ $sum }コイン
board-reserve = 縁石：{ $coins }コインから
board-bid = 縁石：{ $who }が{ $coins }コイン
board-stones = 縁石{ $count }個
board-purse = { $coins }コイン
board-face-down = 伏せた品物
board-hand = 手札：{ $wares }

## スコアシート
sheet-rank = 順位
sheet-seat = 席
sheet-stones = 縁石
sheet-coins = コイン
