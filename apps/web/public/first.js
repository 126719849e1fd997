// What cannot wait for the rest of the page. A file of its own: the page allows no inline scripts.
const script = document.currentScript;
try {
  // Before the first paint, or the page would flash in the wrong theme.
  const { state } = JSON.parse(localStorage.getItem('edubba-settings') ?? '{}');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = state?.theme ?? 'system';
  document.documentElement.dataset.theme = theme === 'system' ? (dark ? 'night' : 'clay') : theme;
  // The worker that has the kept games starts first: a table waits for it longest. See app/library.ts.
  const table = location.pathname.startsWith('/table/');
  const { worker } = script.dataset;
  if (table && worker) globalThis.edubbaWorker = new Worker(worker, { type: 'module', name: 'edubba' });
  // What draws the page comes together with it.
  const wanted = table
    ? ['table', localStorage.getItem('edubba-last-game')]
    : location.pathname === '/'
      ? ['home']
      : [];
  for (const file of wanted.flatMap((name) => script.getAttribute(`data-${name}`)?.match(/\S+/g) ?? [])) {
    const [rel, as] = file.endsWith('.js') ? ['modulepreload', 'script'] : ['preload', 'style'];
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href: file }));
  }
} catch {
  // Without storage the page has its default.
}
