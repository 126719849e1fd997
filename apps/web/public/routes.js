// Part of the service worker: what never changes is taken from the offline copy without waking the worker for it.
addEventListener('install', (event) => {
  // Not every browser can; there the worker answers itself.
  event.addRoutes?.({
    condition: { urlPattern: { pathname: '/assets/*' } },
    source: { cacheName: `workbox-precache-v2-${registration.scope}` },
  });
});
