# どのゲームでも使う言葉: 席、エラー、設定の誤り。

seat-number = { $number }番席
language-name = 日本語

## エラー
error-illegal-action = 今はできません。
error-not-undoable = 取り消せません。その後に新しい情報を得たか、ほかの人が行動しています。
error-unknown-game = 「{ $came }」というゲームはありません。遊べるのは: { $wanted }
error-bad-options = 卓の設定に誤りがあります:
error-bad-course = ファイルに誤りがあります:
error-bad-file = このファイルは読めません: { $why }
error-too-new = 新しい版の Paddock で書かれたものです（版{ $came }。ここで読めるのは{ $wanted }まで）。
error-tampered = 記録に食い違いがあります: { $why }
error-bad-game = ゲームのフォルダーが壊れています: { $why }

## 設定の誤り
fault-no-value = { $where }: 「名前=値」で指定してください（例: races=5）。
fault-no-name = { $where }: 空です。{ $known }、ボットのファイル（*.py）、人の名前のどれかを指定してください。
fault-out-of-range = { $where }: { $came }は範囲外です。{ $least }から{ $most }までです。
fault-unknown-switch = { $where }: そのような設定はありません。あるのは: { $known }
fault-wrong-type = { $where }: { $came }ではなく、{ $wanted ->
    [yes-no] はい／いいえ
    [number] 整数
    [numbers] 整数の並び
    [words] 名前の並び
    [word] 名前
   *[other] { $wanted }
 }で指定してください。
fault-not-a-choice = { $where }: { $came }は選べません。選べるのは: { $wanted }
fault-wrong-length = { $where }: { $came }個あります。{ $least }個から{ $most }個までです。
fault-too-long = { $where }: { $came }文字あります。{ $most }文字までです。
fault-twice = { $where }: { $came }が2回以上あります。
fault-missing = { $where }: ありません。必要なのは{ $wanted }です。
fault-unknown-key = { $where }: ここにこの名前の項目は置けません。置けるのは: { $known }
fault-other-game = { $where }: { $came }のファイルです。{ $wanted }のファイルが必要です。
fault-no-toml = { $where }: TOML として読めません: { $why }
fault-one-or-each = { $where }: { $came }個あります。全レース共通の1個か、レースごとに{ $wanted }個を指定してください。

## 検証
verify-rules = { $done }件の記録をルールどおりに再現しました。重みの合計、結果、最終局面が一致します。
verify-commitment = 秘密の値は、対戦前に公開された約束と一致します。
verify-seats = { $done }席が加えた乱数は、先に示された約束と一致します。
verify-values = 鍵から{ $done }回の抽選を計算し直しました。すべて一致します。
verify-entered = 未確認: 本物のダイスの目を人が入力したものです。
verify-secret-live = まだ確認できません: 秘密の値は対戦が終わると公開されます。
