/*
 * Serves the application's cached files (src/app/offline/cacheAssets.ts) while the network fails. While it works, pages
 * come from the network and all other requests bypass this worker, which caches nothing itself. It ignores requests to
 * the API.
 */
(() => {
  const folders = ['assets', 'pictures', 'icons', 'i18n'];
  const files = new RegExp(`^/(${folders.join('|')})/|^/icon\\.svg$`);
  // After a page could not be loaded, its files cannot be either.
  let isDisconnected = false;
  const findCached = (path) => caches.match(path, { ignoreVary: true });

  self.addEventListener('install', (event) => {
    self.skipWaiting();
    // Pages and files do not wait until this worker has started: what the network has first is shown.
    const source = 'race-network-and-fetch-handler';
    const pages = { condition: { requestMode: 'navigate' }, source };
    const ownFiles = folders.map((folder) => ({ condition: { urlPattern: { pathname: `/${folder}/*` } }, source }));
    event.waitUntil(event.addRoutes?.([pages, ...ownFiles]));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') {
      event.respondWith(
        fetch(request).then(
          (response) => {
            isDisconnected = false;
            return response;
          },
          async (error) => {
            isDisconnected = true;
            const page = await findCached('/');
            if (page) return page;
            throw error;
          },
        ),
      );
    } else if (files.test(pathname) && (isDisconnected || self.navigator.onLine === false)) {
      event.respondWith(findCached(pathname + search).then((file) => file ?? fetch(request)));
    }
  });
})();
