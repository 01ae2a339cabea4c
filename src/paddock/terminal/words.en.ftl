# Said by the terminal.

compiling = Getting the rules ready (first time only): { $percent }%
welcome = PADDOCK: five race games, fair dice you can check.
menu-question = What would you like to do?
menu-bots = Race against bots
menu-friends = Race with friends at this screen
menu-resume = Go on with an unfinished race
menu-rules = Read the rules
menu-language = 日本語にする
menu-quit = Leave
menu-which-game = Which game?
menu-how-many = How many players, { $least } to { $most }?
menu-how-many-people = How many of them people, 1 to { $most }?
menu-your-name = Your name? (Enter for “{ $default }”)
menu-name-of = The name of player { $number }? (Enter for “{ $default }”)
menu-which-match = Which race?
menu-match = { $title }, { $when }, { $names }
menu-no-match = There is no unfinished race.
menu-no-such = “{ $came }” is not on the list: a number from 1 to { $most }, please.
menu-number = “{ $came }” came; a number from { $least } to { $most }, please.
menu-setup = The table’s switches (Enter: play; a number: change it)
menu-switch = { $name }: { $value }
menu-switch-new = { $name }: { $help }
    Now { $value }. New value?
menu-switch-which = Which?
menu-switch-yes = yes
menu-switch-no = no
menu-switch-words = Which? Numbers, separated by commas; Enter for none.
menu-switch-files = Which? Numbers, separated by commas, or the path of a file of your own (*.toml).
menu-switch-and = , { "" }
menu-switch-none = none
menu-switch-own = a file of one’s own
person-default = Player { $number }
bot-name = { $level } { $number }
level-random = Dice
level-rookie = Rookie
level-club = Club
level-file = { $name }

commitment = The dice are fixed: { $commitment }
commitment-why = This fingerprint of a secret was made before the first roll; after the race anyone can check every roll against it.
saved-at = Saved as { $path }
since-last = Meanwhile:
pass-screen = Please hand the screen to { $who }. Press Enter when nobody else is looking.
line-repeated = { $text } ×{ $times }
choice = { $number }) { $text }
warning = ! { $text }
ask-choice = Number, or ? for help:
not-a-choice = “{ $came }” is none of the choices: a number from 1 to { $most }, or ? for help.
help = Type the number of a choice. Or:
    u  take your last step back     b  show the board
    l  the last { $lines } lines of the log      y  why can’t I …? (what can’t be chosen)
    r  the rules (r FMR-12: one rule)      n  name a car’s driver (n red-1 Name)
    p  promises, where people bargain (p new, p yes 1, p no 1, p back 1)
    ?  this help                    q  leave (nothing is lost)
undone = Taken back.
nothing-barred = Nothing is barred right now.
barred = { $why }: { $anchors }
rule-unknown = There is no rule { $came }. The numbers go from { $first } to { $last }.
rule-of-line = { $text }  [{ $rule }]
promise-offered = Promise { $number } offered: { $text }
promise-agreed = Promise { $number } stands: { $text }
promise-declined = Promise { $number } declined: { $text }
promise-withdrawn = Promise { $number } withdrawn: { $text }
promise-kept = Promise { $number } KEPT: { $text }
promise-broken = Promise { $number } BROKEN: { $text }
promise-lapsed = Promise { $number } lapsed: { $text }
promise-none = Nobody has promised you anything, nor you anybody.
promise-usage = Say: p new (offer a promise), p yes 3, p no 3 (answer promise 3), p back 3 (withdraw your offer 3)
promise-which = Number (Enter breaks off):
promise-broken-off = Nothing was promised.
promise-too-late = There is nothing left to promise.
promise-not-here = In this game nobody bargains.
label-usage = Say: n red-1 Kaori Mizuno   (or: n number:red-1 27)
label-unknown = “{ $came }” is nothing that can be named. There are: { $known }
label-done = { $anchor } is now { $text }.
interrupted = Stopped; nothing is lost. Go on with:
resume-with =   ./play play --resume { $path }
finished = The race is over.
standing-player = { $rank }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
standing-nobody = Rank 1 belongs to a team without a player.
check-dice = Check the dice:  ./play verify { $path }
see-again =   See it again:    ./play replay { $path }
see-sheet =   Score sheet:     ./play sheet { $path } --out season.csv
trust-question = This match is played on by code in { $files }. Run that code on this computer?
again-question = Once more with the same table? (y/n)
dice-which = { $what }: what did the real dice or cards show?

replay-step = Enter: next   number: go to that step   q: leave
replay-where = Step { $ply } of { $last }
replay-end = That was the last step.
verify-good = Everything checks out.
verify-step = ✓ { $text }
verify-open = – { $text }
sheet-written = Written to { $path }: { $rows } rows.
sheet-empty = No race has been finished yet.
rules-found-none = Nothing in the rules says “{ $came }”.
games-line = { $name }: { $title }, { $least }–{ $most } players, { $from }–{ $to } minutes, { $year ->
    [none] by { $designer }
   *[known] by { $designer } ({ $year })
}
bot-broke = The bot { $name } failed: { $why }

## The command line
cli-about = Paddock: race-themed table games in the terminal.
cli-menu = race in the terminal: a menu
cli-play = play a race
cli-play-game = which game: { $games }
cli-play-seats = who plays, in seat order: me, { $bots }, a bot’s file (*.py), or a person’s name; for example me,club,club
cli-play-option = a switch of the table: NAME=VALUE, as often as you like
cli-play-seed = repeatable luck from a number, instead of fair dice
cli-play-dice = real dice and cards: type what they show
cli-play-save = where to save (default: the matches folder)
cli-play-resume = go on with a saved race
cli-replay = see a race again, step by step
cli-replay-as = text, or jsonl: one JSON object per step, for programs
cli-replay-seat = see it as this seat saw it (1, 2, …)
cli-replay-from = begin at this step
cli-file = a match file
cli-rules = read a game’s rules
cli-rules-what = one rule’s number, or a word to look for
cli-verify = check a match file: rules and dice
cli-sheet = the score sheet of a season
cli-sheet-out = write it as CSV
cli-games = list the games
cli-lab = tools for many games
cli-lab-perft = count the ways a match can begin, by first action
cli-lab-perft-depth = how many actions deep
cli-lab-speed = how fast random games are played
cli-lang = language: ja or en (default: from the environment)
cli-seats-number = players
cli-seconds = for how long
cli-version = say which version this is
cli-usage-heading = usage
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-help = show this help
cli-wrong = That can’t be understood: { $why }
cli-unknown-argument = { $came } came, which means nothing here; --help shows what can be said.
cli-missing-argument = { $wanted } is missing.
cli-missing-value = { $where }: a value was wanted, nothing came.
cli-no-number = { $where }: { $came } came; a number was wanted.
cli-no-choice = { $where }: { $came } came; wanted one of { $wanted }.

## Courses
course-good = { $name }: everything fits.
course-faulty = { $name }:
course-drawn = Drawn as { $path }
course-made = Written to { $path } (seed { $seed })
course-no-generator = { $title } can’t make courses by itself.
cli-course = check, draw and make circuits, courses and boards
cli-course-check = name every fault of files
cli-course-draw = draw a file: SVG, and a picture in text
cli-course-generate = make a new file (where the game can)
cli-course-file = a file of yours (*.toml), or the name of a built-in one
cli-course-draw-out = where the SVG goes (default: the file’s name, here)
cli-course-seed = a number that always makes the same one
cli-course-wish = what it should be like: NAME=NUMBER, as often as you like
cli-course-out = where it goes (default: printed)

# Operators' commands.

cli-serve = serve Paddock to browsers and programs
cli-serve-host = where to listen (127.0.0.1: this machine only; 0.0.0.0: everywhere)
cli-serve-port = at which port (8000; 0: a free one)
cli-serve-workers = how many processes (several: only with PostgreSQL)
cli-serve-address = how people reach it, for example https://paddock.example.org
cli-serve-proxies = proxies whose X-Forwarded headers are believed, separated by commas
cli-serve-log = how the log looks: plain or json
cli-serve-log-level = how much is logged
cli-serve-no-limits = refuse nobody for asking too much in too little time (for measuring)
cli-serve-open = open the page in the browser
cli-database = a file for SQLite, or postgresql://… (default: a file in the user’s data folder)
cli-migrate = bring a database to the schema of this Paddock
serve-already = Paddock is running already, at { $address }
serve-at = Paddock is at { $address } (Ctrl-C stops it)
serve-done = Stopped. Every table is stored.
migrate-done = The database has been brought to { $versions }.
migrate-nothing = The database is up to date.
migrate-copied = The database is older than this Paddock. It was first copied to { $path }.
error-bad-settings = These settings don’t work:
error-port-taken = Paddock can’t listen at { $host }, port { NUMBER($port, useGrouping: 0) }: something else is there, or it isn’t allowed. Another one: --port
error-database-behind = The schema of the database is { $came }, this Paddock needs { $wanted }. Make a backup, stop the servers, then: paddock migrate
error-database-ahead = The database was made by a newer Paddock (schema { $came }, known up to { $known }). Please use that one.
error-database-in-use = A server has { $path } open.
error-database-missing = The database can’t be reached: { $address }. It says: { $why }
fault-setting = { $where }: “{ $came }” came. { $why }
fault-sqlite-one-process = { $where }: { $came } came, but SQLite has one process. For several: --database postgresql://…
fault-one-process-here = { $where }: { $came } came, but on this system there can be only one process.
cli-backup = write everything that is stored into one file; a server may go on meanwhile
cli-backup-file = the file to be written
cli-restore = put a backup into an empty database
cli-restore-file = a file that paddock backup has written
cli-doctor = look whether a server has all that it needs
cli-reports = list what people have reported
report = { $when }  { $by } about { $about } ({ $person }), table { $table } ({ $game }):
    { $text }
reports-count = Reports: { $count }
doctor-mail = The mail server answers.
doctor-mail-silent = The mail server doesn’t answer ({ $why }).
doctor-mail-sender = PADDOCK_SMTP is set, PADDOCK_MAIL_FROM is not: no mail can be sent.
doctor-mail-address = Mails lead to { $address }: set --address to where people reach this server.
cli-verify-all = replay every match that is stored in the database
backup-done = Written to { $path }: { $rows } rows. There are secrets in it; keep it safe.
restore-done = { $path } is back: { $rows } rows.
verify-progress = Looking at table { $done } of { $of }
verify-table-bad = { $table } ({ $game }), entry { $entry }: { $why }
verify-all-good = { $tables } tables replayed; all is as it is stored.
verify-all-bad = { $tables } tables replayed, { $bad } of them not as they are stored.
error-database-not-empty = The database is not empty ({ $table }). A backup goes into an empty one.
error-bad-backup = { $path } is no backup, or a broken one: { $why }
doctor-versions = Paddock { $paddock }, { $system }
doctor-processors = Processors: { $count }
doctor-disk = Free at { $path }: { $free } MB
doctor-pages = The pages are built.
doctor-no-pages = The pages have not been built; only programs can play here.
doctor-game = { $game } is ready.
doctor-game-cold = { $game } will be made ready when the server starts first.
doctor-game-broken = { $game } can’t be loaded: { $why }
doctor-new-file = { $path } doesn’t exist yet; the server will make it.
doctor-database = { $why }
doctor-database-there = The database answers: { $version }
doctor-schema = Its schema is { $version }, as it should be.
doctor-schema-ahead = Its schema is { $came }, made by a newer Paddock; this one knows { $wanted }.
doctor-schema-behind = Its schema is { $came }, { $wanted } is needed: paddock migrate
doctor-schema-behind-file = Its schema is { $came }; the server will bring it to { $wanted }.
doctor-file = { $path } is sound ({ $size } MB).
doctor-file-broken = { $path } is damaged: { $why }. Put a backup back.
doctor-file-read-only = { $path } or its folder can’t be written to.
doctor-bell = Notices between processes come through.
doctor-bell-silent = Notices between processes don’t come through: is there a pooler in between? Connect directly, or in session mode.
doctor-clock = The database’s clock differs by { $seconds } s.
doctor-connections = The database allows { $most } connections; { $workers } processes need { $wanted }.
doctor-port = Port { $port } is free.
doctor-port-taken = Port { $port } can’t be had ({ $why }); perhaps a server is running already.
doctor-no-proxies = People come by https, so there is a proxy: name it with --proxies, or everybody seems to come from it.
doctor-no-address = The server listens at { $host }, but --address is not set; links in notices need it.
doctor-no-contact = PADDOCK_CONTACT is not set: nobody knows whom to tell of a security problem.
doctor-no-limits = Limits are switched off.
doctor-well = All is well.
doctor-ill = Something has to be done (✗).
