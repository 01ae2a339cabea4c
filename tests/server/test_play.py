"""People play: over sockets, over HTTP, with bots, to the end."""

from tests.server.guests import Place, served

FMR = "formula_motor_racing"


def test_a_race_against_bots_runs_to_its_end(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await anna.post("/api/play", {"game": FMR, "seats": 3})
        async with anna.at(table["id"]) as page:
            await page.until(lambda: page.match)
            while page.info["status"] != "over":
                if 0 in page.match["due"]:
                    await page.act(0)
                else:
                    await page.next()
            assert page.info["result"] is not None
            assert page.info["ended"] == "finished"

    served(database_url, story)
