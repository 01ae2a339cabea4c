// The same game on boardgame.io, kept in files.
const { Server, FlatFile } = require("boardgame.io/server");

const Pig = {
  name: "pig",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx }) => ({ turn: 0, points: Array(ctx.numPlayers).fill(0) }),
  moves: {
    roll: {
      client: false,
      move: ({ G, random, events }) => {
        const face = random.Die(6);
        if (face === 1) {
          G.turn = 0;
          events.endTurn();
        } else {
          G.turn += face;
        }
      },
    },
    hold: ({ G, ctx, events }) => {
      G.points[Number(ctx.currentPlayer)] += G.turn;
      G.turn = 0;
      events.endTurn();
    },
  },
};

const [folder, port] = process.argv.slice(2);
const server = Server({
  games: [Pig],
  db: new FlatFile({ dir: folder }),
  origins: ["*"],
});
server.run({ port: { port: Number(port), host: "127.0.0.1" }, callback: () => console.log("ready") });
