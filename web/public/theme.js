// Runs before the first paint, so that a reader of the dark theme never sees a white flash.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = 'light';
    try {
      choice = localStorage.getItem('theme') || 'light';
    } catch {
      // Storage may be forbidden (private windows, embedded pages): the light theme then stands.
    }
    root.dataset.theme = choice === 'dark' || (choice === 'system' && dark.matches) ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === 'theme') apply();
  });
})();
