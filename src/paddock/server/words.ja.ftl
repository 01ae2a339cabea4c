# サーバーの言葉: お知らせ、メール、メールから開くページ。

notice-turn = 「{ $game }」: あなたの手番です。
notice-warning = 「{ $game }」: 時間切れです。{ $when }からボットが代わりに進めます。
notice-over = 「{ $game }」: レースが終わりました。
notice-test = 手番が来ると、このようにお知らせします。

feed-title = Paddock: { $name }

## メール
mail-several = Paddock: お知らせ{ $count }件
mail-hello = { $name }さん
mail-table = 卓へ: { $link }
mail-why = このメールは、{ $address } でお申し込みいただいた方にお送りしています。
mail-off = 配信の停止（ワンクリック）: { $link }
confirm-subject = Paddock: お知らせメールの確認
confirm-body = { $name }さんが、手番のお知らせをこのアドレスで受け取ることを希望しています。ご本人の場合は、次のページを開いてください。
confirm-ignore = 心当たりがなければ、何もする必要はありません。これ以上メールは届きません。

## ページ
page-confirm = { $target } にお知らせを送りますか。
page-confirm-button = 送ってください
page-confirmed = ありがとうございます。{ $target } にお知らせを送ります。
page-off = { $target } へのお知らせを止めますか。
page-feed = このフィード
page-off-button = 止める
page-off-done = お知らせを止めました。設定からいつでも再開できます。
page-unknown = このリンクはもう使われていません。
page-back = Paddock へ
