// Runs before anything is drawn, so that the page never flashes in the wrong colours, and nothing
// moves for whoever wants it still. `settings.svelte.ts` says the same once the page runs.
(() => {
  const root = document.documentElement;
  const asks = (query) => matchMedia(query).matches;
  root.dataset.motion = asks('(prefers-reduced-motion: reduce)') ? 'less' : 'full';
  root.dataset.board = asks('(prefers-contrast: more)') ? 'contrast' : 'home';
  try {
    const kept = (name) => localStorage.getItem(`ludejo-${name}`);
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    root.dataset.board = kept('board') ?? root.dataset.board;
    root.dataset.pieces = kept('pieces') ?? 'home';
    if (kept('motion') === 'less') root.dataset.motion = 'less';
    // A page that was made in one language, for one game, stays in it.
    if (!root.dataset.game) root.lang = kept('language') ?? root.lang;
  } catch {
    // No storage: the browser's own preferences hold.
  }
})();
