// Lets the page open when the server can't be reached. Only the page itself is kept, never anything of a game: the page
// tells which files it is made of (src/app/install.svelte.ts), and each build has a cache of its own.

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
