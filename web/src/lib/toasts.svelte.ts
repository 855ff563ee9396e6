/** Short notices at the edge of the page, some with one thing to do about them. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long a notice stands: longer where there is something to press. */
const STANDS = 5_000;
const STANDS_WITH_ACTION = 10_000;

let last = 0;
let standing = $state.raw<readonly Toast[]>([]);

/** The notices that stand now, the oldest first. */
export function toasts(): readonly Toast[] {
  return standing;
}

/** Take a notice away. */
export function dismiss(id: number): void {
  standing = standing.filter((toast) => toast.id !== id);
}

/** Put a notice up. */
export function toast(text: string, action?: Toast['action']): void {
  last += 1;
  const id = last;
  standing = [
    ...standing.filter((old) => old.text !== text),
    { id, text, ...(action && { action }) },
  ].slice(-3);
  setTimeout(
    () => {
      dismiss(id);
    },
    action ? STANDS_WITH_ACTION : STANDS,
  );
}
