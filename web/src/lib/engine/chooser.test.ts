import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Chooser } from './chooser';
import type { Order } from './protocol';

const QUESTION = { text: 'position start', seat: 'black', level: 3, seed: 5 } as const;

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly orders: Order[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(order: Order) {
    this.orders.push(order);
  }

  terminate() {
    this.ended = true;
  }

  say(news: object) {
    this.dispatchEvent(new MessageEvent('message', { data: news }));
  }
}

function worker(): FakeWorker {
  const last = FakeWorker.all.at(-1);
  if (!last) throw new Error('no worker');
  return last;
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

describe('the chooser', () => {
  it('asks its worker, and hears the answer to its own question', async () => {
    const chooser = new Chooser();
    chooser.wake();
    chooser.wake();
    const choice = chooser.choose('kruco', QUESTION);
    const [order] = worker().orders;
    expect(order).toMatchObject({ do: 'choose', rules: 'kruco', game: 'position start' });
    worker().say({ id: -1, choice: 'h7-h6' });
    worker().say({ id: order?.id, choice: 'a2-a3' });
    await expect(choice).resolves.toBe('a2-a3');
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('begins anew after a failure', async () => {
    const chooser = new Chooser();
    for (const fail of [
      () => {
        worker().say({ id: worker().orders[0]?.id, error: 'no engine' });
      },
      () => {
        worker().dispatchEvent(new ErrorEvent('error', { message: 'not loaded' }));
      },
    ]) {
      const choice = expect(chooser.choose('kruco', QUESTION)).rejects.toThrow(
        /no engine|not load/,
      );
      fail();
      await choice;
      expect(worker().ended).toBe(true);
    }
    expect(FakeWorker.all).toHaveLength(2);
    const choice = chooser.choose('kruco', QUESTION);
    worker().say({ id: worker().orders[0]?.id, choice: 'a2-a3' });
    await expect(choice).resolves.toBe('a2-a3');
  });

  it('ends what takes too long, and gives up on a device that slow', async () => {
    const chooser = new Chooser();
    const choice = expect(chooser.choose('kruco', QUESTION)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(8_000);
    await choice;
    expect(worker().ended).toBe(true);
    await expect(chooser.choose('kruco', QUESTION)).rejects.toThrow('too slow');
    chooser.wake();
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('does not wait for what was asked before', async () => {
    const chooser = new Chooser();
    const before = expect(chooser.choose('kruco', QUESTION)).rejects.toThrow('another question');
    const past = worker();
    const choice = chooser.choose('kruco', { ...QUESTION, text: 'position start moves a2-a3' });
    await before;
    expect(past.ended).toBe(true);
    expect(worker()).not.toBe(past);
    expect(worker().ended).toBe(false);
    await vi.advanceTimersByTimeAsync(7_000);
    worker().say({ id: worker().orders[0]?.id, choice: 'a7-a6' });
    await expect(choice).resolves.toBe('a7-a6');
    await vi.advanceTimersByTimeAsync(10_000);
    void chooser.choose('kruco', QUESTION); // nor is the device slow
    expect(FakeWorker.all).toHaveLength(2);
    expect(worker().orders).toHaveLength(2);
  });

  it('has patience, on a slow device too, where nobody else could think', async () => {
    const chooser = new Chooser();
    const slow = expect(chooser.choose('kruco', QUESTION)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(8_000);
    await slow;
    const choice = chooser.choose('kruco', QUESTION, true);
    await vi.advanceTimersByTimeAsync(25_000);
    worker().say({ id: worker().orders[0]?.id, choice: 'a2-a3' });
    await expect(choice).resolves.toBe('a2-a3');
  });

  it('says in half a minute that a worker is dead, where nobody else could think', async () => {
    const chooser = new Chooser();
    const choice = expect(chooser.choose('kruco', QUESTION, true)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(30_000);
    await choice;
    void chooser.choose('kruco', QUESTION, true);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('says so where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const chooser = new Chooser();
    chooser.wake();
    await expect(chooser.choose('kruco', QUESTION)).rejects.toThrow();
  });
});
