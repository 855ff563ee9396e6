/** The keys of the whole table: through turns and events, wherever nothing else takes them. */

import type { Table } from '#lib/table.svelte.ts';

const ELSEWHERE = 'input, select, textarea, dialog, [role="grid"], svg';

/** Do what a key asks for; says whether it asked for anything. */
export function keyed(table: Table, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const inside = event.target instanceof Element ? event.target : null;
  if (table.curtain || inside?.closest(ELSEWHERE)) return false;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = event.key === 'ArrowLeft' ? -1 : 1;
      if (event.shiftKey) table.step(by);
      else table.look(table.at + by);
      return true;
    }
    case 'Home':
      table.look(0);
      return true;
    case 'End':
      table.look(table.view?.turns.length ?? 0);
      return true;
    case 'r':
    case 'R':
      table.replay();
      return true;
    default:
      return false;
  }
}
