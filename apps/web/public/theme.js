// Before the first paint, or the page would flash in the wrong theme. A file of its own: the page allows no inline scripts.
try {
  const { state } = JSON.parse(localStorage.getItem('edubba-settings') ?? '{}');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = state?.theme ?? 'system';
  document.documentElement.dataset.theme = theme === 'system' ? (dark ? 'night' : 'clay') : theme;
} catch {
  // Without storage the page has its default.
}
