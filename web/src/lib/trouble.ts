/** What went wrong, in words. */

import type { Trouble } from '#lib/api.ts';
import { t } from '#lib/messages.svelte.ts';

/** A sentence for this kind of trouble. */
export function troubleText(kind: Trouble): string {
  return t(`trouble-${kind.replaceAll('_', '-')}`);
}
