"""The two pages that mails lead to. They need no script and no session: the address is the key."""

from html import escape

from paddock.server.notices.wording import Words

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Paddock</title>
</head>
<body>
<main>
<h1>Paddock</h1>
<p>{text}</p>
{rest}
</main>
</body>
</html>
"""


def question(words: Words, key: str, target: str) -> str:
    """A question with one button: programs that only look at links press none."""
    button = escape(words.say(f"{key}-button"))
    form = f'<form method="post"><button type="submit">{button}</button></form>'
    return _page(words, words.say(key, target=target), form)


def answer(words: Words, key: str, **args: str) -> str:
    """What has been done."""
    back = f'<p><a href="/">{escape(words.say("page-back"))}</a></p>'
    return _page(words, words.say(key, **args), back)


def _page(words: Words, text: str, rest: str) -> str:
    return PAGE.format(language=words.language, text=escape(text), rest=rest)
