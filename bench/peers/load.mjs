// Four players at each of many tables, on either server, by plain WebSockets.
// node load.mjs paddock|boardgame ADDRESS TABLES SECONDS PACE
//   PACE 0: each table moves as soon as all its seats have seen the last move;
//   above: so many moves a second on each table; below: tables are laid, and nobody looks.
// Prints one line of JSON.
import WebSocket from "ws";

const [kind, address, tableCount, seconds, pace] = process.argv.slice(2).map((text, i) =>
  i < 2 ? text : Number(text),
);
const SEATS = 4;
const WARM_UP = 2;

const post = async (path, body, token) => {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`http://${address}${path}`, {
    method: "POST", headers, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

class PaddockTable {
  static async prepare() {
    const people = [];
    for (let seat = 0; seat < SEATS; seat++) {
      people.push(await post("/api/guest", { name: `Player ${seat}` }));
    }
    PaddockTable.people = people;
  }

  async lay() {
    const people = PaddockTable.people;
    const setup = { game: "pig", seats: SEATS, options: { target: 1000000000 } };
    this.id = (await post("/api/tables", { setup, sit: 0 }, people[0].token)).id;
    const command = (seat, verb) =>
      post(`/api/tables/${this.id}/commands`, { type: verb, id: `${verb}${seat}`, seat },
        people[seat].token);
    for (let seat = 1; seat < SEATS; seat++) await command(seat, "sit");
    for (let seat = 0; seat < SEATS; seat++) await command(seat, "ready");
    this.moves = 0;
  }

  connect(seat, heard) {
    const socket = new WebSocket(`ws://${address}/api/tables/${this.id}/socket`, {
      headers: { authorization: `Bearer ${PaddockTable.people[seat].token}` },
    });
    socket.on("message", (data) => {
      const said = JSON.parse(data);
      if (said.type === "refused") throw new Error(data.toString());
      if (said.type === "update" && said.match) {
        heard(seat, said.match.ply, said.match.due[0], said.last);
      }
    });
    return new Promise((resolve) => socket.on("open", () => resolve(socket)));
  }

  move(socket, seat, last) {
    const id = `m${++this.moves}`;
    socket.send(JSON.stringify({ type: "act", id, seat, action: 0, last }));
  }
}

class BoardgameTable {
  static async prepare() {}

  async lay() {
    this.id = (await post("/games/pig/create", { numPlayers: SEATS })).matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(`/games/pig/${this.id}/join`, {
        playerID: String(seat), playerName: `Player ${seat}`,
      });
      this.credentials.push(joined.playerCredentials);
    }
  }

  connect(seat, heard) {
    const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
    return new Promise((resolve) => {
      socket.on("message", (data) => {
        const text = data.toString();
        if (text.startsWith("0")) return socket.send("40/pig,");
        if (text === "2") return socket.send("3");
        if (text.startsWith("40")) {
          const sync = ["sync", this.id, String(seat), this.credentials[seat], SEATS];
          return socket.send(`42/pig,${JSON.stringify(sync)}`);
        }
        if (!text.startsWith("42/pig,")) return;
        const [event, , said] = JSON.parse(text.slice(7));
        const state = event === "sync" ? said.state : event === "update" ? said : null;
        if (!state) return;
        heard(seat, state._stateID, Number(state.ctx.currentPlayer), state._stateID);
        if (event === "sync") resolve(socket);
      });
    });
  }

  move(socket, seat, last) {
    const credentials = this.credentials[seat];
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "roll", args: [], playerID: String(seat), credentials },
    };
    socket.send(`42/pig,${JSON.stringify(["update", action, last, this.id, String(seat)])}`);
  }
}

const latencies = [];
let measuring = false;
let moves = 0;
let over = false;

async function open(table) {
  const known = Array(SEATS).fill(-1);
  let due = 0, last = 0, began = 0, version = -1, waiting = false, ready = false;
  const sockets = [];
  const go = () => {
    if (over) return;
    waiting = true;
    began = performance.now();
    table.move(sockets[due], due, last);
  };
  const heard = (seat, stateVersion, dueSeat, lastEntry) => {
    known[seat] = stateVersion;
    if (stateVersion > version) {
      version = stateVersion;
      due = dueSeat;
      last = lastEntry;
    }
    if (waiting && version > table.before && known.every((v) => v === version)) {
      waiting = false;
      if (measuring) {
        moves++;
        latencies.push(performance.now() - began);
      }
      table.before = version;
      if (pace === 0) go();
    }
  };
  table.before = Infinity;
  for (let seat = 0; seat < SEATS; seat++) sockets.push(await table.connect(seat, heard));
  while (!known.every((v) => v === version && v >= 0)) await sleep(5);
  table.before = version;
  table.start = () => {
    if (pace === 0) return go();
    setTimeout(() => {
      go();
      setInterval(() => { if (!waiting) go(); }, 1000 / pace);
    }, (Math.random() * 1000) / pace);
  };
  table.close = () => sockets.forEach((socket) => socket.terminate());
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];

const Table = kind === "paddock" ? PaddockTable : BoardgameTable;
await Table.prepare();
const look = pace >= 0;
const tables = Array.from({ length: tableCount }, () => new Table());
for (let i = 0; i < tables.length; i += 20) {
  await Promise.all(tables.slice(i, i + 20).map(async (table) => { await table.lay(); if (look) await open(table); }));
}
if (look) for (const table of tables) table.start();
await sleep(WARM_UP * 1000);
console.log("measuring");
measuring = true;
const cpu = process.cpuUsage();
const began = performance.now();
await sleep(seconds * 1000);
measuring = false;
const spent = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
over = true;
latencies.sort((a, b) => a - b);
console.log(JSON.stringify({
  kind, tables: tableCount, pace, seconds: spent, moves,
  moves_per_second: moves / spent,
  p50_ms: quantile(latencies, 0.5), p99_ms: quantile(latencies, 0.99),
  client_cpu: (used.user + used.system) / 1e6 / spent,
}));
process.exit(0);
