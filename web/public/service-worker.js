// Lets the page open when the server can't be reached, and tells of turns while it is closed. Only the page itself is
// kept, never anything of a game: the page tells which files it is made of (src/app/install.svelte.ts), and each build
// has a cache of its own.

const PREFIX = 'barkade-';
const HOME = '/';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('message', (event) => {
  const { build, files } = event.data;
  event.waitUntil(keep(PREFIX + build, [HOME, ...files]));
});

async function keep(name, files) {
  const cache = await caches.open(name);
  await Promise.all(files.map(async (file) => (file === HOME || !(await cache.match(file))) && cache.add(file)));
  const old = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(old.map((each) => caches.delete(each)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => (await caches.match(HOME)) ?? Response.error()));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(assets(request));
});

/** These have names that change with what is in them: whatever is there is right. */
async function assets(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(told(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }));
});

/** Whoever looks at that very table sees it anyway; but a browser wants something shown for each message. */
async function told(title, options) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const looking = pages.some((page) => page.focused && new URL(page.url).pathname === options.data.path);
  await self.registration.showNotification(title, { ...options, silent: looking });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? HOME));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** A push service may give a browser another address at any time. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  if (!old) return;
  const { applicationServerKey } = old.options;
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
