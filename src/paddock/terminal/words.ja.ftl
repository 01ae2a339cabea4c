# 端末で使う言葉。

compiling = ルールを準備しています（初回だけ）: { $percent }%
welcome = パドック: 5つのレースゲームと、確かめられる公正なダイス。
menu-question = 何をしますか？
menu-bots = CPUとレースする
menu-friends = この画面で友だちとレースする
menu-resume = 途中のレースを続ける
menu-rules = ルールを読む
menu-language = Switch to English
menu-quit = 終わる
menu-which-game = どのゲームにしますか？
menu-how-many = 何人で遊びますか？（{ $least }〜{ $most }人）
menu-how-many-people = そのうち人間は何人ですか？（1〜{ $most }人）
menu-your-name = お名前は？（Enterで「{ $default }」）
menu-name-of = { $number }人目のお名前は？（Enterで「{ $default }」）
menu-which-match = どのレースにしますか？
menu-match = { $title }、{ $when }、{ $names }
menu-no-match = 途中のレースはありません。
menu-no-such = 「{ $came }」はありません。1から{ $most }の数字で選んでください。
menu-number = 「{ $came }」は使えません。{ $least }から{ $most }の数字を入れてください。
menu-setup = 卓の設定（Enterで開始、数字で変更）
menu-switch = { $name }: { $value }
menu-switch-new = { $name }: { $help }
    今は{ $value }です。新しい値は？
menu-switch-which = どれにしますか？
menu-switch-yes = はい
menu-switch-no = いいえ
menu-switch-words = どれにしますか。番号をコンマで区切って指定してください（なしなら Enter）。
menu-switch-files = どれにしますか。番号をコンマで区切るか、自作ファイル（*.toml）のパスを指定してください。
menu-switch-and = 、
menu-switch-none = なし
menu-switch-own = 自作のファイル
person-default = プレイヤー{ $number }
bot-name = { $level }{ $number }
level-random = サイコロ
level-rookie = ルーキー
level-club = クラブ
level-file = { $name }

commitment = ダイスは確定しました: { $commitment }
commitment-why = 秘密の値の指紋です。最初のダイスより前に作られ、レース後に誰でもすべての出目を照合できます。
saved-at = 保存先: { $path }
since-last = その間の出来事:
pass-screen = { $who }さんに画面を渡してください。ほかの人が見ていないことを確かめてEnterを押してください。
line-repeated = { $text } ×{ $times }
choice = { $number }) { $text }
warning = ！{ $text }
ask-choice = 番号（?でヘルプ）:
not-a-choice = 「{ $came }」は選べません。1から{ $most }の番号か、?を入れてください。
help = 番号を入れて選びます。ほかに:
    u  自分の直前の操作を取り消す    b  盤面を見る
    l  実況の最後の{ $lines }行       y  選べないものとその理由
    r  ルール（r FMR-12 で1つだけ）   n  ドライバーの名前を付ける（n red-1 名前）
    ?  このヘルプ                     q  中断する（何も失われません）
undone = 取り消しました。
nothing-barred = 今は制限されているものはありません。
barred = { $why }: { $anchors }
rule-unknown = { $came }というルールはありません。{ $first }から{ $last }までです。
rule-of-line = { $text }  [{ $rule }]
label-usage = 例: n red-1 水野 香   （番号なら: n number:red-1 27）
label-unknown = 「{ $came }」には名前を付けられません。付けられるのは: { $known }
label-done = { $anchor }は「{ $text }」になりました。
interrupted = 中断しました。何も失われていません。続きは:
resume-with =   ./play play --resume { $path }
finished = レースは終わりました。
standing-player = { $rank }位 { $who }: { $points }点
standing-nobody = 1位は、誰も指揮していないチームです。
check-dice = ダイスの検証:    ./play verify { $path }
see-again =   もう一度見る:    ./play replay { $path }
see-sheet =   スコアシート:    ./play sheet { $path } --out season.csv
trust-question = この対戦の続きには、{ $files }のプログラムを使います。このコンピューターで実行してよいですか？
again-question = 同じ卓でもう一度遊びますか？（y/n）
dice-which = { $what }: 本物のダイスやカードは何でしたか？

replay-step = Enter: 次へ   数字: その手へ   q: 終わる
replay-where = { $last }手中の{ $ply }手目
replay-end = これが最後の手です。
verify-good = すべて確認できました。
verify-step = ✓ { $text }
verify-open = – { $text }
sheet-written = { $path }に書き出しました（{ $rows }行）。
sheet-empty = まだ終わったレースがありません。
rules-found-none = ルールに「{ $came }」は見つかりません。
games-line = { $name }: { $title }、{ $least }〜{ $most }人、{ $from }〜{ $to }分、{ $designer }作（{ $year }年）
bot-broke = ボット「{ $name }」でエラーが起きました: { $why }

## コマンド
cli-about = パドック: レースをテーマにしたテーブルゲームを端末で遊びます。
cli-play = レースを始める
cli-play-game = ゲームの名前: { $games }
cli-play-seats = 席順の参加者: me、{ $bots }、ボットのファイル（*.py）、人の名前。例: me,club,club
cli-play-option = 卓の設定を「名前=値」で。何度でも指定できます
cli-play-seed = 公正なダイスの代わりに、番号で再現できる運を使う
cli-play-dice = 本物のダイスとカードを使い、結果を入力する
cli-play-save = 保存先（省略時は対戦記録のフォルダー）
cli-play-resume = 保存したレースを続ける
cli-replay = レースを1手ずつ見直す
cli-replay-as = text、または jsonl（1手を1つのJSONで。プログラム向け）
cli-replay-seat = この席から見えたとおりに見る（1、2、…）
cli-replay-from = この手から始める
cli-file = 対戦記録のファイル
cli-rules = ゲームのルールを読む
cli-rules-what = ルールの番号、または探す言葉
cli-verify = 対戦記録を検証する（ルールとダイス）
cli-sheet = シーズンのスコアシート
cli-sheet-out = CSVに書き出す
cli-games = ゲームの一覧
cli-lab = たくさんのゲームを扱う道具
cli-lab-perft = 対戦の始まり方を、最初の行動ごとに数える
cli-lab-perft-depth = 何手先まで
cli-lab-speed = 無作為のゲームを進める速さを測る
cli-lang = 言語: ja か en（省略時は環境に従う）
cli-seats-number = 人数
cli-seconds = 測る秒数
cli-version = 版を表示する
cli-usage-heading = 使い方
cli-commands = コマンド
cli-options = オプション
cli-arguments = 引数
cli-help = このヘルプを表示する
cli-wrong = 意味が分かりません: { $why }
cli-unknown-argument = { $came }は使えません。使えるものは --help で見られます。
cli-missing-argument = { $wanted }が足りません。
cli-missing-value = { $where }: 値を指定してください。
cli-no-number = { $where }: { $came }ではなく、数を指定してください。
cli-no-choice = { $where }: { $came }は使えません。使えるのは{ $wanted }です。

## コース
course-good = { $name }: 問題ありません。
course-faulty = { $name }:
course-drawn = { $path }に描きました。
course-made = { $path }に書き出しました（種 { $seed }）。
course-no-generator = 「{ $title }」にはコースを作る機能がありません。
cli-course = サーキット、コース、盤のファイルを調べる、描く、作る
cli-course-check = ファイルの誤りをすべて挙げる
cli-course-draw = ファイルをSVGに描き、文字でも表示する
cli-course-generate = 新しいファイルを作る（作れるゲームのみ）
cli-course-file = 自作のファイル（*.toml）、または組み込みのものの名前
cli-course-draw-out = SVGの書き出し先（省略時は同じ名前でここに）
cli-course-seed = 同じ番号からは必ず同じものができます
cli-course-wish = 希望を「名前=数」で。何度でも指定できます
cli-course-out = 書き出し先（省略時は画面に表示）

# 運営者のためのコマンド。

cli-serve = ブラウザーやプログラムのためのサーバーを動かす
cli-serve-host = 待ち受ける場所（127.0.0.1＝このマシンだけ、0.0.0.0＝どこからでも）
cli-serve-port = ポート番号（8000。0＝空いている番号）
cli-serve-workers = プロセスの数（2つ以上はPostgreSQLのとき）
cli-serve-address = 外から見たアドレス。例 https://paddock.example.org
cli-serve-proxies = X-Forwardedヘッダーを信じるプロキシ（カンマ区切り）
cli-serve-log = ログの形：plainまたはjson
cli-serve-log-level = ログの量
cli-serve-open = ブラウザーでページを開く
cli-database = SQLiteのファイル、または postgresql://…（指定がなければユーザーのデータフォルダーのファイル）
cli-migrate = データベースをこのPaddockに合わせて更新する
serve-at = Paddockを開けます： { $address } （Ctrl-Cで停止）
serve-done = 停止しました。テーブルはすべて保存されています。
migrate-done = データベースを更新しました： { $versions }
migrate-nothing = データベースは最新です。
migrate-copied = データベースが古いので更新します。元の写し： { $path }
error-bad-settings = この設定では動かせません：
error-port-taken = { $host } のポート { NUMBER($port, useGrouping: 0) } で待ち受けられません。ほかのプログラムが使っているか、許可がありません。--port で別の番号を指定できます。
error-database-behind = データベースの版は { $came } ですが、このPaddockには { $wanted } が必要です。バックアップをとり、サーバーを止めてから、paddock migrate を実行してください。
error-database-ahead = データベースは新しいPaddockで作られています（版 { $came }、ここでわかるのは { $known } まで）。その版のPaddockを使ってください。
error-database-in-use = { $path } はサーバーが使用中です。
error-database-missing = データベースに接続できません： { $address } 。理由： { $why }
fault-setting = { $where }：「{ $came }」は使えません。{ $why }
fault-sqlite-one-process = { $where }：{ $came } が指定されましたが、SQLiteではプロセスは1つだけです。2つ以上にするには --database postgresql://… を使ってください。
fault-one-process-here = { $where }：{ $came } が指定されましたが、このシステムではプロセスは1つだけです。
