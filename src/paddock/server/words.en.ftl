# Said by the server: notices, mails, and the two pages that mails lead to.

notice-turn = { $game }: it is your turn.
notice-warning = { $game }: your time is up. A bot takes over at { $when }.
notice-over = { $game }: the race is over.
notice-test = This is how Paddock tells you when it is your turn.

feed-title = Paddock: { $name }

## Mail
mail-several = Paddock: { $count } notices
mail-hello = Hello { $name },
mail-table = To the table: { $link }
mail-why = You get this mail because you asked for it at { $address }.
mail-off = No more of these mails, with one click: { $link }
confirm-subject = Paddock: shall we write to you?
confirm-body = { $name } wants to be told here when it is their turn. If that is you, please open this page:
confirm-ignore = If not, do nothing; no other mail will follow.

## Pages
page-confirm = Shall Paddock write to { $target }?
page-confirm-button = Yes, write to me
page-confirmed = Thank you. Paddock will write to { $target }.
page-off = No more notices to { $target }?
page-feed = this feed
page-off-button = No more, please
page-off-done = Paddock sends nothing more there. You can turn it on again in your settings.
page-unknown = This link is not in use any more.
page-back = To Paddock
