// Runs before anything is drawn, so that the page never flashes in the wrong colours.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('ludejo-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const language = localStorage.getItem('ludejo-language');
    if (language) root.lang = language;
  } catch {
    // No storage: the browser's own preferences hold.
  }
})();
