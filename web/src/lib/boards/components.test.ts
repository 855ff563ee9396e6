import { render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import type { Captures } from './choosing';
import { shellFrames, stillKruco, stillShell, type Say } from './frames';
import { SHELL_PLACES } from './geometry';
import KrucoBoard from './KrucoBoard.svelte';
import LivingBoard from './LivingBoard.svelte';
import MiniBoard from './MiniBoard.svelte';
import Reserve from './Reserve.svelte';
import ShellBoard from './ShellBoard.svelte';
import { goalPlaces, readKruco } from './text';

/** Messages as their ids and what is put into them. */
const say: Say = (id, args = {}) =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' ');

function place(name: string): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-place="${name}"]`);
  if (found === null) throw new Error(`no place ${name}`);
  return found;
}

function press(...keys: string[]): void {
  for (const key of keys)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** As a screen reader clicks, without coordinates. */
function click(name: string): void {
  place(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
}

describe('the pond', () => {
  const props = { frame: stillShell('9/9/9/9/bwe6/9/9/9/9 C5 2'), say, interactive: true };

  it('names every place, and what lies there', () => {
    render(ShellBoard, { ...props, legal: [], onchoose: vi.fn(), last: ['A5'] });
    expect(screen.getAllByRole('gridcell')).toHaveLength(81);
    expect(place('C5').getAttribute('aria-label')).toBe(
      'board-shell-place place=C5 what=egg order=1 note=none',
    );
    expect(place('A5').getAttribute('aria-label')).toContain('what=black order=0 note=last');
  });

  it('lets a place be chosen by pointing or by keyboard, if it may be', () => {
    const onchoose = vi.fn();
    render(ShellBoard, { ...props, legal: ['E4', 'F4'], onchoose });
    click('E4');
    click('A1');
    expect(onchoose.mock.calls).toEqual([['E4']]);
    place('E5').focus();
    press('ArrowRight', 'ArrowDown', 'Enter');
    expect(onchoose.mock.lastCall).toEqual(['F4']);
    press('Home', ' ');
    expect(onchoose).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(place('A4'));
  });

  it('takes no choice when it is only looked at', () => {
    const onchoose = vi.fn();
    render(ShellBoard, { ...props, interactive: false, legal: ['E4'], onchoose });
    click('E4');
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('shows a choice that is not sent, and keeps nothing of it for the other player', async () => {
    const seated = { ...props, legal: SHELL_PLACES, onchoose: vi.fn(), seat: 'black' as const };
    const chosen = { at: 'H8', by: 'black' as const, sent: false };
    const { rerender } = render(ShellBoard, { ...seated, chosen });
    place('H8').focus();
    expect(place('H8').getAttribute('aria-label')).toContain('note=chosen');
    await rerender({ ...seated, seat: 'white', chosen: null });
    expect(place('H8').getAttribute('aria-label')).toContain('note=none');
    expect(place('H8').getAttribute('tabindex')).toBe('-1');
    expect(document.activeElement).toBe(document.body);
  });

  it('shows a choice that is sent, until the computer has chosen too', () => {
    const chosen = { at: 'H8', by: 'black' as const, sent: true };
    const { container } = render(ShellBoard, { ...props, legal: [], onchoose: vi.fn(), chosen });
    expect(place('H8').getAttribute('aria-label')).toContain('note=sent');
    expect(container.querySelector('.chosen.sent .turtle')).not.toBeNull();
  });

  it('draws every frame of a turn', async () => {
    const frames = shellFrames(
      '9/6b2/6w2/6w2/9/3ewwb2/9/9/e8 D4,A1 1',
      [
        { kind: 'place', by: 'black', at: 'G5' },
        { kind: 'place', by: 'white', at: 'A9' },
        { kind: 'capture', by: 'black', taken: ['G6', 'G7'] },
        { kind: 'hatch', by: 'black', at: 'D4' },
      ],
      'w8/6b2/9/9/6b2/3bwwb2/9/9/e8 A1 2',
    );
    const [first] = frames;
    if (first === undefined) throw new Error('no frames');
    const shown = { ...props, legal: [], onchoose: vi.fn() };
    const { rerender, container } = render(ShellBoard, { ...shown, frame: first });
    for (const frame of frames) {
      await rerender({ ...shown, frame });
      const leaving = frame.step.kind === 'lift' ? frame.step.leaving.length : 0;
      const halves = container.querySelectorAll('.half').length > 0;
      expect(halves).toBe(frame.step.kind === 'hatch');
      expect(container.querySelectorAll('.turtle, .egg')).toHaveLength(
        frame.board.pieces.size + leaving,
      );
    }
  });
});

describe('the mosaic', () => {
  const results = {
    'a2-a3': { position: '', events: [] },
    'd4+-d4': { position: '', events: [] },
    'd4+=d4,e4': { position: '', events: [] },
    'd4+=d4,e5': { position: '', events: [] },
    'h2-h3 *f4 xg4': { position: '', events: [] },
    'h2-h3 xg4 *f4': { position: '', events: [] },
  };
  const frame = stillKruco('8/8/8/8/8/8/b6b/8 7/7/7/3b3/7/7/7 b 2,0 1');
  const props = { frame, legal: Object.keys(results), results, say, interactive: true };

  it('names squares and crossings, and what can be done there', () => {
    render(KrucoBoard, { ...props, onchoose: vi.fn() });
    expect(screen.getAllByRole('gridcell')).toHaveLength(113);
    expect(place('d4+').getAttribute('aria-label')).toContain('place=d4+ what=black role=movable');
    expect(place('e5').getAttribute('aria-label')).toContain('what=empty role=none');
  });

  it('rings the pieces that have won', () => {
    const { container } = render(KrucoBoard, {
      ...props,
      onchoose: vi.fn(),
      winning: goalPlaces(readKruco('bw5b/8/8/8/8/8/8/b7 7/7/7/7/7/7/7 w 2,0 9'), 'black'),
    });
    expect(container.querySelectorAll('.halo')).toHaveLength(2);
    expect(place('h8').getAttribute('aria-label')).toContain('role=winning');
  });

  it('says what is lifted, and whose it is', async () => {
    const lifted = ['c3', 'd3', 'e3'];
    const move = 'c2-c3';
    const events = [
      { kind: 'slide' as const, by: 'black' as const, from: 'c2', to: 'c3' },
      { kind: 'capture' as const, formation: 'xd3', lifted },
    ];
    render(KrucoBoard, {
      ...props,
      frame: stillKruco('8/8/8/8/8/3wb3/2b5/8 7/7/7/7/7/7/7 b 2,0 1'),
      legal: [move],
      results: { [move]: { position: '', events } },
      onchoose: vi.fn(),
    });
    const board = screen.getByRole('grid');
    board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    click('c2');
    click('c3');
    await screen.findByText(
      /board-ready kind=slide to=c3 count=3 whose=both own=2 rest=1 by=black/,
    );
  });

  it('plays a plain move by piece and target', () => {
    const onchoose = vi.fn();
    render(KrucoBoard, { ...props, onchoose });
    click('a2');
    click('a3');
    expect(onchoose.mock.calls).toEqual([['a2-a3']]);
  });

  it('divides by keyboard into the squares that are pointed at, with a confirmation', async () => {
    const onchoose = vi.fn();
    render(KrucoBoard, { ...props, onchoose });
    place('d4').focus();
    press('+', 'Enter', 'd');
    await screen.findByText('board-fill count=2 chosen=0');
    press('+', 'Enter');
    await screen.findByText('board-fill count=2 chosen=1');
    click('e5');
    await screen.findByText(/board-ready kind=divide to= count=0/);
    await screen.findByText('d4+=d4,e5');
    expect(onchoose).not.toHaveBeenCalled();
    press('Enter');
    expect(onchoose.mock.calls).toEqual([['d4+=d4,e5']]);
  });

  it('asks the host for the order of captures, and lifts the last one by itself', async () => {
    const onchoose = vi.fn();
    const formations: Captures['formations'] = { '*f4': ['f4', 'f5'], xg4: ['g4', 'f4'] };
    const captures = vi.fn((_choice: string, order: readonly string[]): Promise<Captures> => {
      const left = Object.entries(formations).filter(([name]) => !order.includes(name));
      return Promise.resolve({
        formations: Object.fromEntries(left),
        position: '8/8/8/8/8/7b/b7/8 7/7/7/3b3/7/7/7 b 2,0 1',
        complete: left.length === 0,
      });
    });
    render(KrucoBoard, { ...props, onchoose, captures });
    click('h2');
    click('h3');
    await screen.findByText('board-order-first');
    const button = screen.getByText(/shape=enclosed place=g4 count=2/);
    button.click();
    await screen.findByText('h2-h3 xg4 *f4');
    expect(captures.mock.calls).toEqual([
      ['h2-h3', []],
      ['h2-h3', ['xg4']],
      ['h2-h3', ['xg4', '*f4']],
    ]);
    screen.getByText('board-back').click();
    await screen.findByText('board-order-next');
    screen.getByText('board-back').click();
    await screen.findByText('board-order-first');
    place('h3').focus();
    press('1');
    await screen.findByText('h2-h3 *f4 xg4');
    screen.getByText('board-confirm').click();
    expect(onchoose.mock.calls).toEqual([['h2-h3 *f4 xg4']]);
  });

  it('says so when the host cannot be asked, and asks again', async () => {
    const captures = vi.fn<() => Promise<Captures>>().mockRejectedValue(new Error('offline'));
    render(KrucoBoard, { ...props, onchoose: vi.fn(), captures });
    click('h2');
    click('h3');
    await screen.findByText('board-failed');
    screen.getByText('board-retry').click();
    await waitFor(() => {
      expect(captures).toHaveBeenCalledTimes(2);
    });
  });

  it('forgets what was begun when the turn changes', async () => {
    const onchoose = vi.fn();
    const { rerender } = render(KrucoBoard, { ...props, onchoose });
    click('a2');
    await screen.findByText('board-picked place=a2 count=1');
    await rerender({ ...props, legal: ['h2-h3'], onchoose });
    expect(screen.queryByText('board-picked place=a2 count=1')).toBeNull();
  });
});

describe('small boards', () => {
  it('draw pieces and are pictures for a screen reader, if they have a name', () => {
    const { container } = render(MiniBoard, {
      game: 'kruco',
      frame: stillKruco('8/8/8/8/8/8/b6b/8 7/7/7/3w3/7/7/7 b 2,0 1'),
    });
    expect(container.querySelectorAll('.tessera')).toHaveLength(3);
    expect(screen.queryByRole('img')).toBeNull();
    render(LivingBoard, { game: 'what-the-shell', say });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('board-mini-shell');
  });

  it('tell a reserve in words and in pieces', () => {
    const { container } = render(Reserve, { colour: 'white', count: 3, say });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'board-reserve colour=white count=3',
    );
    expect(container.querySelectorAll('.tessera')).toHaveLength(3);
  });
});
