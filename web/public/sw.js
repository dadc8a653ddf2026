/*
 * What runs while no page is open: it shows what the server tells this device, and one page of ours
 * when there is no network. It keeps nothing else, so that a page always has the code of one build,
 * and a newer server never breaks a table that is open.
 */
const SHELL = 'shell-1';
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  const kept = caches
    .open(SHELL)
    .then((shell) => shell.addAll([OFFLINE, '/offline.css', '/icon.svg']));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== SHELL));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname;
  const isKept = path === '/offline.css' || path === '/icon.svg';
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  } else if (isKept) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

self.addEventListener('push', (event) => {
  const told = event.data.json();
  const shown = self.registration.showNotification(told.title, {
    body: told.text,
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
