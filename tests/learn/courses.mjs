/**
 * Plays every legal choice of every task of both courses, as the page does, and tells what came of it:
 * a line for each task. Tasks that go on from the one before are told once for each board they can
 * begin on.
 */
import { readFileSync } from "node:fs";

import { close, load, web } from "../page.mjs";

const { Engine } = await load("engine/engine.ts");
const engine = await Engine.load(
  readFileSync(new URL("src/lib/engine/engine.wasm", web)),
);
// The rulebook asks a worker; here the engine answers at once.
globalThis.Worker = class extends EventTarget {
  postMessage({ id, what, words }) {
    const data = { id, answer: engine.ask(what, ...words) };
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent("message", { data })),
    );
  }
};
const rulebook = await load("engine/rulebook.ts");
const { attempt, gameAt, seatOf, verdict } = await load("learn/judge.ts");

async function told(game, lesson, task, position) {
  const seat = seatOf(task);
  const { legal } = await rulebook.board(game, gameAt(position));
  const tries = [];
  for (const choice of legal[seat] ?? []) {
    const tried = await attempt(rulebook, game, task, position, choice);
    const { turn, answer, end } = tried;
    const judged = verdict(task, tried);
    tries.push({
      choice,
      done: judged.done,
      says: judged.done ? null : judged.miss.says,
      moves: [turn.move, ...(answer ? [answer.move] : [])],
      after: end.to,
      outcome: end.outcome,
    });
  }
  const { past = gameAt(position) } = task;
  console.log(
    JSON.stringify({ game, lesson, task: task.id, position, past, seat, tries }),
  );
  return tries.filter(({ done }) => done).map(({ after }) => after);
}

for (const [course, name] of [
  ["shell", "SHELL"],
  ["kruco", "KRUCO"],
]) {
  const { game, lessons } = (await load(`learn/${course}/course.ts`))[name];
  for (const { id, tasks } of lessons) {
    let ends = [];
    for (const task of tasks) {
      const begins = task.position ? [task.position] : ends;
      ends = [];
      for (const position of begins)
        ends.push(...(await told(game, id, task, position)));
      ends = [...new Set(ends)];
    }
  }
}
await close();
