import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameView } from '#lib/api.ts';
import { speak } from '#lib/messages.svelte.ts';
import Curtain from '#lib/table/Curtain.svelte';
import Player from '#lib/table/Player.svelte';
import Say from '#lib/table/Say.svelte';
import Turns from '#lib/table/Turns.svelte';
import { resultHeading, resultReason, statusText, whenText } from '#lib/table/words.ts';
import { Table } from '#lib/table.svelte.ts';
import { FakeHost, FakeMind, playedView, shellView, thinkingView } from '#lib/testing.ts';
import NewGame from '#lib/ui/NewGame.svelte';

beforeEach(async () => {
  await speak('en');
});

describe('the curtain', () => {
  it('does not open by the click that closed it', () => {
    vi.useFakeTimers();
    const ontake = vi.fn();
    render(Curtain, { from: 'black', to: 'white', ontake, onundo: vi.fn() });
    const button = screen.getByText('I am White');
    button.click();
    expect(ontake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    button.click();
    expect(ontake).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('a player', () => {
  it('has chosen, and nobody sees what', () => {
    const view = shellView({ staged: ['black'], due: ['white'] });
    const { container } = render(Player, { view, colour: 'black', seat: 'white', reserve: null });
    expect(container.textContent).toContain('has chosen');
  });

  it('is oneself or the computer with its level', () => {
    const view = shellView({
      opponent: 'computer',
      level: 2,
      seats: { black: 'computer', white: 'person' },
    });
    const { container } = render(Player, { view, colour: 'black', seat: 'white', reserve: null });
    expect(container.textContent).toContain('Presto');
    expect(container.textContent).toContain('level\u00a02');
    expect(container.querySelector('img')?.src).toContain('what-the-shell-2');
  });
});

describe('a player who has won', () => {
  const outcome = { winner: 'black', reason: 'lines' } as const;

  it.each([
    ['at one screen', shellView({ outcome }), 'Black', 'wins'],
    ['oneself', thinkingView({ outcome, thinking: false }), 'You', 'win'],
  ])('is said to have: %s', (_, view, name, state) => {
    const { container } = render(Player, { view, colour: 'black', seat: null, reserve: null });
    expect(container.querySelector('strong')?.textContent).toBe(name);
    expect(container.querySelector('.state')?.textContent.trim()).toBe(state);
  });
});

describe('a new game', () => {
  it.each([
    ['en', 'Who plays?', ['Two of us, at this screen', 'I, against the computer']],
    ['eo', 'Kiu ludas?', ['Ni du, ĉe ĉi tiu ekrano', 'Mi, kontraŭ la komputilo']],
  ] as const)('asks who plays, with answers that fit: %s', async (language, question, answers) => {
    await speak(language);
    render(NewGame, { game: 'kruco', onclose: vi.fn() });
    const group = screen.getByText(question).closest('fieldset');
    const labels = [...(group?.querySelectorAll('label') ?? [])];
    expect(labels.map((label) => label.textContent.trim())).toEqual(answers);
  });
});

describe('the turns', () => {
  it('can be clicked to look back', () => {
    const onlook = vi.fn();
    render(Turns, { view: playedView(3), at: 3, onlook });
    screen.getByText('B1').closest('button')?.click();
    expect(onlook).toHaveBeenCalledWith(2);
  });
});

describe('what is said where the house is out of reach', () => {
  function said(view: GameView): string {
    const host = new FakeHost();
    const table = new Table(host, vi.fn(), new FakeMind());
    host.tell(view);
    host.connect('lost');
    const silent = { hints: false, refusal: null, onhinted: vi.fn(), onagain: vi.fn() };
    const { container } = render(Say, { view, table, ...silent });
    table.close();
    return container.textContent;
  }

  it('is that the game can be taken along, where nobody waits elsewhere', () => {
    expect(said(shellView())).toContain('Play on on this device');
    expect(said(shellView())).not.toContain('The other player');
  });

  it('is that somebody who sits elsewhere is out of reach too', () => {
    // Nobody can yet; a game that knows such an opponent is one of a later house.
    const elsewhere = { ...shellView(), opponent: 'elsewhere' } as unknown as GameView;
    expect(said(elsewhere)).toContain('The other player cannot be reached from here either.');
    expect(said(elsewhere)).not.toContain('Play on on this device');
  });
});

describe('words at the table', () => {
  const won = { winner: 'black', reason: 'lines' } as const;

  it('cheer for whoever won', () => {
    const view = shellView({ lines: { black: ['A1', 'B1', 'C1', 'D1', 'E1'], white: [] } });
    expect(resultHeading(won, view)).toBe('Black wins!');
    const against = (seats: typeof view.seats) => ({ game: 'kruco' as const, level: 10, seats });
    const [person, computer] = ['person', 'computer'] as const;
    expect(resultHeading(won, against({ black: person, white: computer }))).toBe('You win!');
    expect(resultHeading(won, against({ black: computer, white: person }))).toBe('Granito wins');
    expect(resultReason(view, won)).toContain('5');
  });

  it('say of oneself that one has resigned, and of anybody else who has', () => {
    const resigned = { winner: 'white', reason: 'resignation' } as const;
    expect(resultReason(shellView(), resigned)).toBe('Black has resigned.');
    expect(resultReason(thinkingView(), resigned)).toBe('You have resigned.');
  });

  it('say what is to be done', () => {
    const calmly = { sending: false, unsent: false, troubled: false } as const;
    const state = { seat: 'black', picked: null, ...calmly } as const;
    expect(statusText(shellView(), state)).toBe('Black, choose a place');
    expect(statusText(shellView(), { ...state, picked: 'E5' })).toContain('E5');
    expect(statusText(shellView(), { ...state, picked: 'E5', sending: true })).toBe('Sending');
    const unsent = statusText(shellView(), { ...state, picked: 'E5', unsent: true });
    expect(unsent).toBe('E5 will be sent as soon as Ludejo can be reached');
  });

  it('do not say that a computer thinks that has stumbled', () => {
    const view = thinkingView();
    const state = { seat: null, picked: null, sending: false, unsent: false } as const;
    expect(statusText(view, { ...state, troubled: false })).toBe('Stelo is thinking');
    expect(statusText(view, { ...state, troubled: true })).toBe('Stelo has stumbled');
    const player = { view, colour: 'white', seat: null, reserve: null, troubled: true } as const;
    const { container } = render(Player, player);
    expect(container.textContent).not.toContain('is thinking');
  });

  it('write a moment in a language that the browser does not know', () => {
    expect(whenText('2026-03-04T05:06:00', 'xx')).toBe('2026-03-04 05:06');
  });
});
