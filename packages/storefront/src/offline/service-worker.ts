/** The cache with the offline page. */
export const offlineCache = 'offline';

interface OfflinePages {
  /** Of each culture, the culture without a prefix last. */
  prefixes: readonly string[];
}

/**
 * The service worker that shows the offline page when a page cannot be fetched. It caches that page with its styles and
 * fonts, and nothing else: all other pages come from the network.
 */
export const serviceWorker = ({ prefixes }: OfflinePages): string => `
const prefixes = ${JSON.stringify(prefixes)};
const keptFor = 24 * 60 * 60 * 1000;
const pages = prefixes.map((prefix) => prefix + '/offline/');
const open = () => caches.open('${offlineCache}');

async function keep(page) {
  const cache = await open();
  const known = await cache.match(page, { ignoreVary: true });
  if (known && Date.now() - Date.parse(known.headers.get('date')) < keptFor) return;
  const answer = await fetch(page);
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const parts = [...html.matchAll(/<link[^>]+href="(\\/_next\\/[^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));
  await Promise.all(parts.filter((href) => /\\.(css|woff2)/.test(href)).map((href) => cache.add(href)));
  await cache.put(page, answer);
}

const keepAll = () => Promise.all(pages.map(keep));
const pageFor = (url) => pages[prefixes.findIndex((prefix) => url.pathname.startsWith(prefix + '/'))];
const fetchOrCached = async (request, name) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await open()).match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
};

addEventListener('install', (event) => {
  event.waitUntil(keepAll());
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetchOrCached(request, pageFor(url)));
    event.waitUntil(keepAll().catch(() => {}));
  } else if (request.destination === 'style' || request.destination === 'font') {
    event.respondWith(fetchOrCached(request, request));
  }
});
`;
