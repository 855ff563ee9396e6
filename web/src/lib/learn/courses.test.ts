/**
 * Every choice of every task of every course, played by the real rules: each is either right or told
 * why it misses, each task can be done, each miss can happen, and all of it has its words.
 */

import { readdirSync, readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import type { Slug } from '#lib/game.ts';

import { attempt, gameAt, seatOf, verdict } from './judge.ts';
import { KRUCO } from './kruco/course.ts';
import type { Course, Lesson } from './lesson.ts';
import { SHELL } from './shell/course.ts';
import { realRulebook } from './testing.ts';
import { messagesOf } from './words.ts';

const rulebook = await realRulebook();

interface Seen {
  /** Choices that did it, by task. */
  readonly right: Map<string, string[]>;
  /** Choices that missed, by the message that tells why. */
  readonly wrong: Map<string, string[]>;
}

function note(where: Map<string, string[]>, key: string, what: string): void {
  where.set(key, [...(where.get(key) ?? []), what]);
}

/** Tries everything that can be tried in a lesson. */
async function explored<G extends Slug>(game: G, lesson: Lesson<G>): Promise<Seen> {
  const seen: Seen = { right: new Map(), wrong: new Map() };
  let ends = new Set<string>();
  for (const task of lesson.tasks) {
    const begins = task.position === undefined ? ends : [task.position];
    ends = new Set();
    for (const position of begins) {
      const { legal } = await rulebook.board(game, gameAt(position));
      for (const choice of legal[seatOf(task)] ?? []) {
        const tried = await attempt(rulebook, game, task, position, choice);
        const judged = verdict(task, tried);
        if (judged.done) {
          note(seen.right, task.id, choice);
          ends.add(tried.end.to);
        } else note(seen.wrong, `${task.id} ${judged.miss.says}`, choice);
      }
    }
  }
  return seen;
}

function withWords(course: string): Set<string>[] {
  const messages = '../src/ludejo/messages';
  return readdirSync(messages)
    .filter((name) => /^[a-z]{2,3}$/.test(name))
    .map((language) => {
      const text = readFileSync(`${messages}/${language}/learn-${course}.ftl`, 'utf8');
      return new Set(new FluentResource(text).body.map(({ id }) => id));
    });
}

function courseTests<G extends Slug>(course: Course<G>): void {
  describe(`the course of ${course.game}`, () => {
    it('says everything that it has to say, and nothing else, in every language', () => {
      const wanted = [...messagesOf(course)].sort();
      for (const words of withWords(course.id)) expect([...words].sort()).toEqual(wanted);
    });

    it('names each lesson once', () => {
      const ids = course.lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    for (const lesson of course.lessons) {
      it(`judges every choice: ${lesson.id}`, async () => {
        expect(lesson.rules.every((rule) => /^[wk]\d+$/.test(rule))).toBe(true);
        expect(new Set(lesson.tasks.map(({ id }) => id)).size).toBe(lesson.tasks.length);
        for (const { past, position } of lesson.tasks) {
          if (past === undefined) continue;
          expect((await rulebook.board(course.game, past)).position).toBe(position);
        }
        const { right, wrong } = await explored(course.game, lesson);
        for (const { id, misses } of lesson.tasks) {
          expect(right.get(id)?.length, `${id} can be done`).toBeGreaterThan(0);
          for (const { says } of misses)
            expect(wrong.get(`${id} ${says}`)?.length, `${id}: ${says}`).toBeGreaterThan(0);
        }
      });
    }
  });
}

courseTests(SHELL);
courseTests(KRUCO);
