// Loaded into the service worker: shows what the house tells a browser while nobody looks at the table it is about.

/** Windows of the client; those that are open in the background, too. */
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whoever sees the table knows already. */
async function isSeen(path) {
  const all = await windows();
  return all.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path);
}

async function show({ title, body, url, table }) {
  const { pathname } = new URL(url, self.location.origin);
  if (await isSeen(pathname)) return;
  await self.registration.showNotification(title, {
    body,
    // One notice for each table: a newer one takes the place of the older.
    tag: table ?? pathname,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: pathname },
  });
}

async function open(path) {
  const all = await windows();
  const there = all.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice !== undefined && notice !== null) event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
