// Before anything is painted: the theme that was chosen, or the system's. A file of its own, so that no inline script is needed.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('claywork-theme');
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
