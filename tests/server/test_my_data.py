"""A guest sees, takes along and deletes what is stored about them."""

from pathlib import Path

from ludoteca.server.retention import Retention
from tests.server.harness import Player, serving


async def test_a_guest_sees_and_deletes_their_data(tmp_path: Path) -> None:
    kept = Retention(finished=24)
    async with (
        serving(tmp_path, retention=kept) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        assert await bia.ask("GET", "/api/me/data") is None, "nobody yet, and nobody is made"
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await ana.tell("say", text="bom dia")
        await bia.sit(ana.table)
        await bia.tell("say", text="boa tarde")
        mine = await ana.ask("GET", "/api/me/data")
        assert mine["kept"] == {"finished": 24, "abandoned": None, "guests": None}
        assert [table["chat"] for table in mine["tables"]] == [["bom dia"]], "not Bia's words"
        assert mine["tables"][0]["names"] == ["Ana"]
        answer = await ana.http.delete("/api/me/data")
        assert (answer.status_code, answer.json()) == (200, {"tables": 1})
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not (await ana.ask("GET", "/api/me"))["guest"]
        await bia.hang_up()
        await bia.sit()
        assert [seat["name"] for seat in bia.info["seats"]] == ["—", "Bia"]
        assert [line["text"] for line in bia.chat] == ["…", "boa tarde"]
