/**
 * Plays games as the page does away from the house, and tells how they look there: a line for each
 * game that is read. An act is `["choose", seat, choice]`, `["answer", choice]`, `["undo"]` or
 * `["resign", seat]`.
 */
import { readFileSync } from "node:fs";

import { close, load, web } from "../page.mjs";

const { AwayHost } = await load("away/away-host.ts");
const { begun } = await load("away/kept.ts");
const { recordOf } = await load("away/record.ts");
const { referee } = await load("away/testing.ts");
const rules = await referee(new URL("src/lib/engine/engine.wasm", web));

/** Keeps one game. */
class OneGame {
  constructor(game) {
    this.game = game;
  }

  find = async () => this.game;
  replace = async (_, after) =>
    (this.game = { ...after, revision: after.revision + 1 });
  listen = () => () => {};
}

for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const { id, wishes, acts, character } = JSON.parse(line);
  const { position } = await rules.board(wishes.game, "position start");
  const shelf = new OneGame(begun(id, wishes, position, new Date().toISOString()));
  const host = new AwayHost(id, shelf, rules);
  let view = await host.load();
  host.subscribe((next) => (view = next));
  for (const [what, ...words] of acts) {
    if (what === "answer") words.unshift(view.act);
    await host[what](...words);
  }
  const { game } = shelf;
  const records = ["text", "json"].map((format) =>
    recordOf(game, format, character),
  );
  const { created, staged } = game;
  console.log(
    JSON.stringify({ view, acts: game.acts, created, staged, records }),
  );
}
await close();
