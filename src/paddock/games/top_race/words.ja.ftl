# トップレース: ゲーム中の言葉。

title = トップレース
hook = 手札が6台すべてを動かすレース。自分の手札で速くできる車を競り落とし、走らせ、ふさぎ、順位を予想しましょう。

## 卓の設定
switch-races = レース数
switch-races-help = 何レース行うか。所持金は次のレースに持ち越します。
switch-auction = 競りの方法
switch-auction-help = 車の競り方。公開競りは、全員が同時に卓にいるときの方法です。
switch-auction-clockwise = 時計回りに、上げるかパス
switch-auction-secret = 各自が上限額を伏せて出す
switch-auction-outcry = 公開競り
switch-curves = カーブでの車線変更
switch-curves-help = インコースとアウトコースでマス数が異なるカーブでの動き方。
switch-curves-lanes = マスの始まりがそろう所だけ
switch-curves-free = どこでも斜め前へ進める
switch-tips = レース予想
switch-tips-help = 1レースに3回、上位に入りそうな車を各自がひそかに予想します。
switch-tip_own = 自分の車の予想
switch-tip_own-help = 自分の車を予想してよいかどうか。
switch-deck = 速度カード
switch-deck-help = 基本のカードか、自作のカードのファイル。
switch-deck-printed = 基本のカード

## 名前
car-red = 赤
car-blue = 青
car-yellow = 黄
car-purple = 紫
car-white = 白
car-green = 緑
car-joker = ジョーカー
car-red-letter = 赤
car-blue-letter = 青
car-yellow-letter = 黄
car-purple-letter = 紫
car-white-letter = 白
car-green-letter = 緑
money = { $thousands },000ドル
money-minus = −{ $thousands },000ドル
money-none = 0ドル
card-line = { $car }{ $squares }
card-linked = { $one }↔{ $other }（スパート／パンク）
card-number = カード#{ $number }
and-then = { $one }・{ $other }
square = { $columns }列の{ $lane }
square-finish = ゴール
column = { $column }列
lane-only = 1車線
lane-inside = イン
lane-middle = 中央
lane-outside = アウト

## できること
prompt-over = 全レース終了です。
prompt-wait = { $who }の手番です。
prompt-deal = 第{ $race }レースの速度カードを配ります。
prompt-opener = 競りを始める人をくじで決めます。
prompt-turn-up = 次の車カードをめくります。
prompt-lot = { $car }の競りです。まだ値がついていません。
prompt-lot-bid = { $car }の競りです。{ $leader }が{ $money }をつけています。
prompt-bid-first = { $car }の競りです。あなたの手札で{ $squares }マス、ジョーカーで最大{ $jokers }マス進められます{ $linked ->
    [0] 。
   *[other] （スパート／パンクあり）。
 }
prompt-bid = { $car }に{ $leader }が{ $money }をつけています。あなたの手札で{ $squares }マス、ジョーカーで最大{ $jokers }マス進められます{ $linked ->
    [0] 。
   *[other] （スパート／パンクあり）。
 }
prompt-limit = { $car }の上限額を伏せて出してください。あなたの手札で{ $squares }マス、ジョーカーで最大{ $jokers }マス進められます{ $linked ->
    [0] 。
   *[other] （スパート／パンクあり）。
 }
prompt-limit-said = { $car }の上限額がそろうのを待っています。まだ変えられます。あなたの手札で{ $squares }マス、ジョーカーで最大{ $jokers }マス進められます{ $linked ->
    [0] 。
   *[other] （スパート／パンクあり）。
 }
prompt-put = { $lot }をどのスタート位置に置きますか？
prompt-play = あなたの手番です。速度カードを1枚出してください。
prompt-choose = 《{ $card }》ジョーカーでどの車を{ $squares }マス進めますか？
prompt-use = 《{ $card }》どちらの使い方をしますか？
prompt-move = 《{ $card }》{ $mover }は残り{ $left }マス。次はどこへ進みますか？
prompt-spurt = { $mover }が{ $goal }列までスパート。次はどこへ進みますか？
prompt-return = { $returning }がコースに復帰しますが、元のマスは空いていません。どこに置きますか？
prompt-tip = { $tip }TIP：上位に入りそうな車を予想してください（{ $values }）。
prompt-tip-ticked = { $tip }TIP：全員の予想を待っています。まだ変えられます。
prompt-tip-watch = { $tip }TIP：全員がひそかに予想しています。
do-pass = パス
do-content = これ以上は上げない
do-hammer = 競りを締め切る
do-bid = { $money }をつける
do-limit = 上限{ $money }
do-no-limit = 値をつけない
do-put = { $square }
do-play = { $card }
do-choose = { $car }
do-spurt = スパート：{ $car }
do-puncture = パンク：{ $car }
do-go = { $square }へ
do-return = { $square }
do-tick = { $car }
fact-left = 残り{ $money }
fact-chosen = 今の選択
fact-ends = { $car }：{ $here } → { $there }
fact-ends-between = { $car }：{ $here } → { $least }〜{ $most }
fact-to-go = そこからゴールまで{ $squares }マス
fact-home = { $car }はゴール済みです
fact-punctured = { $car }はパンク中です
fact-column = 今は{ $where }
fact-hands = 今後のマス数：自分の手札で{ $own }、他の手札で約{ $others }
tip-pays = { $place }位 { $money }
explain-linked = 後ろの車を前の車に並ばせるか、前の車を待たせます
explain-spurt = { $back }が、進めるところまで進んで{ $front }に並びます
explain-puncture = { $back }に抜かれるまで、{ $front }はコース外で待ちます
warn-dear = 1位の賞金{ $money }を超えています。
warn-no-effect = 何の効果もありません。
why-not-your-turn = { $who }の手番です。
why-auction-first = 速度カードは、競りがすべて終わってから出します。
why-tip-first = 先に全員が予想します。
why-one-card = 手番に出せるのは1枚です。
why-cars-for-others = 残りの車は、まだ車を持っていない人の分です。
why-leading = あなたが最高額をつけています。
why-passed = この車の競りからは降りています。
why-content = 誰かがさらに上げるまで、これ以上は上げません。
why-too-poor = { $money }は払えません。
why-not-your-bid = { $who }が値をつける番です。
why-own-car = 自分の車は予想できません。
why-printed = { $car }はカードに書いてあるので、ジョーカーには選べません。
why-not-linked = カードにかかれているのは別の2台です。
why-card-first = 先にカードを選んでください。
why-way-first = 先に、動かしている車の進路を決めてください。
why-put-first = 先にスタート位置を選んでください。
why-return-first = 先に、車をコースに戻してください。
why-taken = 他の車がいます。
why-occupied = 他の車がいます。
why-beyond = スパートでは前の車より先へは進めません。
why-dead-end = その道では進める数が減ってしまいます。進めるだけ進まなければなりません。

## 実況
event-race-starts = 第{ $race }レース。速度カードを配ります。
event-card-dealt = 《{ $card }》が配られました。
event-card-dealt-unseen = { $who }にカードが配られました。
event-opener-drawn = 競りは{ $who }から始めます。
event-lot-up = { $car }の競りです。
event-lot-back = もう一度、{ $car }の競りです。
event-bids = { $who }が{ $steps }をつけました。
event-passes = { $who }はパス。
event-is-content = { $who }はこれ以上は上げません。
event-limit-set = あなたの上限額は{ $steps }です。
event-limit-set-unseen = { $who }が上限額を出しました。
event-limits-compared = 上限額を比べます。
event-lot-sold = 落札！ { $who }が{ $car }を{ $cash }で手に入れました。
event-lot-refused = { $car }には値がつかず、伏せてあるカードの一番下に入れます。
event-last-car = 最後の{ $car }は{ $who }のものです。{ $cash }を払います。
event-must-take = どの車にも値がつかないので、{ $who }が{ $car }を{ $cash }で引き取ります。
event-in-debt = { $who }は借金になりました：{ $cash }。
event-car-put = { $who }が{ $car }を{ $square }に置きました。
event-unowned-put = { $car }は持ち主がなく、{ $square }からスタートします。
event-first-turn = { $who }から始めます。
event-card-played = { $who }が《{ $card }》を出しました。
event-joker-chosen = ジョーカーは{ $car }です。
event-moves = { $car }が{ $from }から{ $to }へ。
event-loses = { $car }は前をふさがれ、{ $squares }マス分を失いました。
event-is-home = { $car }はゴール済みです。
event-cannot-move = { $car }はパンク中で動けません。
event-finishes = { $car }が{ $place }位でゴール！
event-spurts = { $car }が{ $front }を追ってスパート！
event-punctures = { $car }がパンク！ { $partner }に抜かれるまで待ちます。
event-no-effect = { $car }と{ $other }は並んでいるか、どちらかがゴール済みです。何も起こりません。
event-returns = { $car }がコースに復帰しました：{ $square }。
event-waits = { $car }は復帰できますが、並ぶマスがすべてふさがっています。
event-line-crossed = { $car }が先頭で{ $tip }TIPのラインを通過しました。
event-tip-ticked = あなたの{ $tip }TIPの予想は{ $car }です。
event-tip-ticked-unseen = { $who }が{ $tip }TIPを予想しました。
event-tips-sealed = { $tip }TIPの予想がそろいました。
event-is-out = { $who }の車はすべてゴールしました。もうカードは出しません。
event-fifth-home = 5位の車がゴールしました。第{ $race }レース終了です。
event-cards-out = 走行中の車を持つ人の手札がなくなりました。第{ $race }レース終了です。
event-car-placed = { $place }位 { $car }。{ $who }に賞金{ $cash }。
event-unowned-placed = { $place }位 { $car }。持ち主はいません。
event-tip-opened = { $who }の{ $tip }TIPの予想は{ $car }：{ $cash }。
event-cash-counted = { $who }の所持金は{ $cash }です。
event-match-ends = 最後のレースが終わりました。
event-wins = { $who }が所持金{ $cash }で優勝！
event-shares-win = { $who }が所持金{ $cash }で優勝を分け合います。

## 盤面
board-race = 第{ $race }レース（全{ $races }レース）
board-lot = 競り：{ $car }
board-bid = { $who }が{ $money }
board-lots-left = 残り{ $count }台
board-to-go = { $where }、残り{ $squares }マス
board-punctured = { $where }、パンク中
board-place = { $place }位でゴール
board-player = { $money }、手札{ $cards }枚
board-out = 全車ゴール
board-passed = パス
board-chosen = 選択済み
board-tips = あなたの予想
board-card = カード
board-hand = あなたの手札

## カード一式
deck-size = { $cards }枚、{ $kinds }種類
deck-share = { $car }：{ $cards }枚で{ $squares }マス、ジョーカー{ $all }マスのうち{ $jokers }マス、特殊カード{ $linked }枚
deck-even = どの色も同じです。
deck-uneven = 色によって差があります。
fault-no-line = { $where }: 「{ $came }」は読めません。「red 6」のように書いてください。
fault-alike = { $where }: 「{ $card }」が{ $came }枚あります。同じカードは{ $most }枚までです。

## スコアシート
sheet-race = レース
sheet-seat = 席
sheet-cars = 車
sheet-paid = 落札額
sheet-places = 順位
sheet-prizes = 賞金
sheet-tip-1 = 1TIP
sheet-tip-2 = 2TIP
sheet-tip-3 = 3TIP
sheet-cash = 所持金
