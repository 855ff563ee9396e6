import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '#lib/api.ts';
import { Table } from '#lib/table.svelte.ts';
import { FakeHost, FakeMind, thinkingView, playedView, shellView } from '#lib/testing.ts';

function sit() {
  const host = new FakeHost();
  const trouble = vi.fn();
  const mind = new FakeMind();
  return { host, mind, trouble, table: new Table(host, trouble, mind) };
}

type Seated = ReturnType<typeof sit>;

describe('a table', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('shows a game it comes to as it stands, without playing anything', () => {
    const { host, table } = sit();
    host.tell(playedView(3));
    expect([table.at, table.film.playing, table.film.settled]).toEqual([3, false, true]);
  });

  it('plays new turns one after the other', () => {
    const { host, table } = sit();
    host.tell(playedView(1));
    host.tell(playedView(2));
    expect([table.at, table.film.playing]).toEqual([2, true]);
    host.tell(playedView(3));
    expect(table.at).toBe(2);
    table.film.skip();
    expect([table.at, table.film.playing]).toEqual([3, true]);
    vi.runAllTimers();
    expect([table.at, table.film.settled]).toEqual([3, true]);
  });

  it('does not play through all that happened elsewhere', () => {
    const { host, table } = sit();
    host.tell(playedView(1));
    host.tell(playedView(7));
    expect(table.at).toBe(6);
  });

  it('allows no choice while a turn is played or an old one is looked at', () => {
    const { host, table } = sit();
    host.tell(playedView(1));
    expect(table.legal).toEqual(['D4', 'E5']);
    host.tell(playedView(2));
    expect(table.legal).toEqual([]);
    vi.runAllTimers();
    expect(table.legal).toEqual(['D4', 'E5']);
    table.look(1);
    expect([table.lookingBack, table.legal]).toEqual([true, []]);
    void table.choose('E5');
    expect(host.asked).toEqual([]);
  });

  it('stays with the old turn that is looked at when the game goes on', () => {
    const { host, table } = sit();
    host.tell(playedView(2));
    table.look(1);
    host.tell(playedView(3));
    expect([table.at, table.lookingBack]).toEqual([1, true]);
  });

  it('steps by events over the borders of turns', () => {
    const { host, table } = sit();
    host.tell(playedView(2));
    table.step(-1);
    expect([table.at, table.film.index]).toEqual([2, 0]);
    table.step(-1);
    expect([table.at, table.film.index]).toEqual([1, 0]);
    table.step(-1);
    expect([table.at, table.film.index]).toEqual([0, 0]);
    table.step(-1);
    expect(table.at).toBe(0);
    table.step(1);
    expect([table.at, table.film.index, table.film.settled]).toEqual([1, 1, true]);
  });

  it('plays the whole game again, until it ends', () => {
    const { host, table } = sit();
    host.tell(playedView(3));
    table.tour();
    expect([table.at, table.film.playing, table.lookingBack]).toEqual([1, true, true]);
    table.film.skip();
    expect([table.at, table.film.playing]).toEqual([2, true]);
    vi.runAllTimers();
    expect([table.at, table.lookingBack, table.film.settled]).toEqual([3, false, true]);
  });

  it('stops playing the whole game when somebody steps', () => {
    const { host, table } = sit();
    host.tell(playedView(3));
    table.tour();
    table.step(1);
    vi.runAllTimers();
    expect([table.at, table.lookingBack]).toEqual([1, true]);
  });

  it('goes back with the game when a turn is taken back', () => {
    const { host, table } = sit();
    host.tell(playedView(2));
    host.tell({ ...playedView(1), act: 3 });
    expect([table.at, table.film.playing]).toEqual([1, false]);
  });

  it('keeps what is pointed at until it is sent, and forgets it then', async () => {
    const { host, table } = sit();
    host.tell(shellView());
    table.consider('E5');
    expect([table.pick, host.asked]).toEqual([{ seat: 'black', choice: 'E5' }, []]);
    host.answers(() => {
      host.tell(
        shellView({
          staged: ['black'],
          due: ['white'],
          legal: { white: ['D4', 'E5'] },
        }),
      );
      return Promise.resolve();
    });
    await table.choose();
    expect([table.pick, host.asked]).toEqual([null, ['choose black E5']]);
  });

  it('keeps the own choice in sight while the computer thinks', async () => {
    const { host, table } = sit();
    const computer = thinkingView({ staged: [], due: ['black'], legal: { black: ['E5'] } });
    const seats = { opponent: 'computer', level: 3, seats: computer.seats } as const;
    host.tell(computer);
    host.answers(() => {
      host.tell(thinkingView());
      expect([table.pick, table.made]).toEqual([null, { seat: 'black', choice: 'E5' }]);
      return Promise.resolve();
    });
    await table.choose('E5');
    expect([table.pick, table.made]).toEqual([null, { seat: 'black', choice: 'E5' }]);
    host.tell(playedView(1, seats));
    expect(table.made).toBeNull();
  });

  it('forgets the own choice that is taken back', async () => {
    const { host, table } = sit();
    const computer = thinkingView({ staged: [], due: ['black'], legal: { black: ['E5'] } });
    host.tell(computer);
    await table.choose('E5');
    host.tell(thinkingView());
    expect(table.made?.choice).toBe('E5');
    host.tell(computer);
    host.tell(thinkingView()); // another tab has chosen since, and what is not known here
    expect(table.made).toBeNull();
  });

  it('does not take a choice that was refused for the one that another tab has made', async () => {
    const { host, table } = sit();
    host.tell(thinkingView({ staged: [], due: ['black'], legal: { black: ['E5'] } }));
    host.answers(() => {
      host.tell(thinkingView());
      return Promise.reject(new ApiError('stale'));
    });
    await table.choose('E5');
    expect([table.pick, table.made]).toEqual([null, null]);
  });

  it('shows no choice on an old turn that is looked at', async () => {
    const { host, table } = sit();
    const played = playedView(1);
    const computer = { opponent: 'computer', seats: thinkingView().seats } as const;
    host.tell(playedView(1, { ...computer, due: ['black'], legal: { black: ['E5'] } }));
    await table.choose('E5');
    host.tell(thinkingView({ turns: played.turns, position: played.position }));
    expect(table.made?.choice).toBe('E5');
    table.look(0);
    expect(table.made).toBeNull();
    table.look(1);
    expect(table.made?.choice).toBe('E5');
  });

  it('shows nothing of a secret choice at one screen', async () => {
    const { host, table } = sit();
    host.tell(shellView());
    host.answers(() => {
      host.tell(shellView({ staged: ['black'], due: ['white'], legal: { white: ['D4', 'E5'] } }));
      expect([table.pick, table.made]).toEqual([null, null]);
      return Promise.resolve();
    });
    await table.choose('E5');
    expect([table.pick, table.made]).toEqual([null, null]);
    table.take();
    expect(table.made).toBeNull();
  });

  it('does not point at what is not legal', () => {
    const { host, table } = sit();
    host.tell(shellView());
    table.consider('A1');
    expect(table.pick).toBeNull();
  });

  it('keeps a choice that could not be sent, and drops one that was refused', async () => {
    const { host, table, trouble } = sit();
    host.tell(shellView());
    host.answers(() => Promise.reject(new ApiError('offline')));
    await table.choose('E5');
    expect([table.pick?.choice, table.unsent]).toEqual(['E5', true]);
    table.consider('D4');
    expect([table.pick?.choice, table.unsent]).toEqual(['D4', false]);
    host.answers(() => Promise.reject(new ApiError('illegal_move')));
    await table.choose();
    expect([table.pick, table.unsent]).toEqual([null, false]);
    expect(trouble.mock.calls).toEqual([['illegal_move']]);
  });

  it('lets the one who chose last choose first in the next turn', () => {
    const { host, table } = sit();
    host.tell(shellView());
    expect(table.seat).toBe('black');
    host.tell(shellView({ staged: ['black'], due: ['white'] }));
    expect(table.seat).toBe('white');
    host.tell(playedView(1));
    expect(table.seat).toBe('white');
    host.tell(playedView(1, { staged: ['white'], due: ['black'] }));
    expect(table.seat).toBe('black');
  });

  it('draws the curtain between two secret choices, each time', () => {
    const { host, table } = sit();
    const staged = shellView({ staged: ['black'], due: ['white'] });
    host.tell(shellView());
    expect(table.curtain).toBe(false);
    host.tell(staged);
    expect([table.curtain, table.legal]).toEqual([true, []]);
    table.take();
    expect([table.curtain, table.legal]).toEqual([false, ['D4', 'E5']]);
    host.tell(shellView()); // the first one takes the choice back
    host.tell(staged);
    expect(table.curtain).toBe(true);
  });

  it('comes back to the curtain when the page is loaded in mid-turn', () => {
    const { host, table } = sit();
    host.tell(playedView(2, { staged: ['white'], due: ['black'] }));
    expect(table.curtain).toBe(true);
  });

  it('lets a computer that has stumbled think again', async () => {
    const { host, mind, table } = sit();
    mind.able = false;
    host.tell(thinkingView({ act: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.troubled).toBe(false);
    host.tell(thinkingView({ act: 1, troubled: true }));
    expect(table.troubled).toBe(true);
    mind.able = true;
    table.thinkAgain();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(host.asked).toEqual(['let the house think 1', 'answer 1 D4']);
  });

  it('sends by itself what could not be sent, as soon as that can be', async () => {
    const { host, table, trouble } = sit();
    host.tell(shellView());
    host.answers(() => Promise.reject(new ApiError('offline')));
    await table.choose('E5');
    expect(table.unsent).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.asked.length).toBeGreaterThan(2);
    expect(table.unsent).toBe(true);
    expect(table.pick?.choice).toBe('E5');
    host.answers(() => Promise.resolve());
    host.connect('open');
    await vi.advanceTimersByTimeAsync(0);
    expect(table.pick).toBe(null);
    // It stands beside the board: no notice lies over the button that sends it.
    expect(trouble).not.toHaveBeenCalled();
    const asked = host.asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.asked.length).toBe(asked);
  });

  it('keeps what could not be sent for whoever comes back, as long as it fits', async () => {
    const left = sit();
    left.host.tell(shellView());
    left.host.answers(() => Promise.reject(new ApiError('offline')));
    await left.table.choose('E5');
    left.table.close();
    const back = sit();
    back.host.answers(() => Promise.reject(new ApiError('offline')));
    back.host.tell(shellView());
    await vi.advanceTimersByTimeAsync(0);
    expect([back.table.pick, back.table.unsent]).toEqual([{ seat: 'black', choice: 'E5' }, true]);
    back.host.answers(() => Promise.resolve());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(back.host.asked).toEqual(['choose black E5', 'choose black E5']);
    expect(back.table.pick).toBe(null);
    const again = sit();
    again.host.tell(shellView());
    expect(again.table.pick).toBe(null);
  });

  it('sends what waited behind the curtain, for who chose it has chosen', async () => {
    const staged = shellView({ act: 1, staged: ['black'], due: ['white'] });
    const left = sit();
    left.host.tell(staged);
    left.table.take();
    left.host.answers(() => new Promise(() => undefined)); // the page is closed before it arrives
    void left.table.choose('E5');
    left.table.close();
    const back = sit();
    back.host.tell(staged);
    expect(back.table.curtain).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(back.host.asked).toEqual(['choose white E5']);
  });

  it('forgets what waited where the game has gone on', async () => {
    const left = sit();
    left.host.tell(shellView());
    left.host.answers(() => Promise.reject(new ApiError('offline')));
    await left.table.choose('E5');
    left.table.close();
    const back = sit();
    back.host.tell(playedView(1));
    expect(back.table.pick).toBe(null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(back.host.asked).toEqual([]);
  });

  it('does not send what was thought better of', async () => {
    const { host, table } = sit();
    host.tell(shellView());
    host.answers(() => Promise.reject(new ApiError('offline')));
    await table.choose('E5');
    table.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.asked).toEqual(['choose black E5']);
  });

  it.each([
    ['undoes', ({ table }: Seated) => void table.undo()],
    ['resigns', ({ table }: Seated) => void table.resign('white')],
    [
      'looks back',
      ({ table }: Seated) => {
        table.look(0);
      },
    ],
    [
      'chooses otherwise in another tab',
      ({ host }: Seated) => {
        host.tell(playedView(1, { staged: ['black', 'white'], due: [], legal: {} }));
      },
    ],
  ])('sends nothing of what somebody left who %s, not later either', async (_, think) => {
    const left = sit();
    const open = playedView(1, { due: ['white'], legal: { white: ['E5'] } });
    left.host.tell(open);
    left.host.answers(() => Promise.reject(new ApiError('offline')));
    await left.table.choose('E5');
    expect(left.table.unsent).toBe(true);
    think(left);
    await vi.advanceTimersByTimeAsync(0);
    expect(left.table.pick).toBeNull();
    left.table.close();
    const back = sit();
    back.host.tell(open);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(back.host.asked).toEqual([]);
  });

  it('needs no curtain against the computer', () => {
    const { host, table } = sit();
    host.tell(
      shellView({
        opponent: 'computer',
        seats: { black: 'person', white: 'computer' },
        staged: ['black'],
        due: [],
        thinking: true,
      }),
    );
    expect(table.curtain).toBe(false);
    expect(table.seat).toBeNull();
  });
});
