/*
 * What runs while no page is open: it shows what the server tells this device. And it keeps the shell,
 * which opens without a network and says so: with a network every page is the server's newest. Files
 * are named by what is in them, so that those of two builds never mix; a page that is open and asks
 * for one that has gone takes the newer build (`lib/newer.ts`).
 */
const FILES = []; // of the shell: the build writes them here, and their digest
const SHELL = 'shell';
const PAGE = '/'; // which every page of the app begins with

self.addEventListener('install', (event) => {
  const kept = caches.open(SHELL).then((shell) => shell.addAll([PAGE, ...FILES]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== SHELL));
  const tidied = old.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const isOfApp = request.mode === 'navigate' && !/^\/(api|docs|schema)\b/.test(pathname);
  if (isOfApp) event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (pathname.startsWith('/assets/')) event.respondWith(keep(request));
  else if (FILES.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/** A file whose name changes when it changes: what was seen once is there without a network. */
async function keep(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(SHELL).then(
      (shell) => shell.put(request.url, copy),
      () => undefined,
    ); // full
  }
  return answer;
}

self.addEventListener('push', (event) => {
  const told = event.data.json();
  const shown = self.registration.showNotification(told.title, {
    body: told.about ? `${told.text}\n${told.about}` : told.text,
    tag: told.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: told.path },
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(told.count)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find((each) => new URL(each.url).pathname === path);
    return page ? page.focus() : self.clients.openWindow(path);
  });
  event.waitUntil(open);
});
