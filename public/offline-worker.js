/*
 * Hands out what the application has kept of its own files (src/app/offline/keepFiles.ts) where the network does not
 * answer. While it answers, the page always comes from there and everything else goes past this worker, which keeps
 * nothing itself. No call of the contract is looked at.
 */
(() => {
  const files = /^\/(assets|pictures|icons)\/|^\/icon\.svg$/;
  // The page was not to be had, so its files will not be either.
  let isCut = false;
  const kept = (address) => caches.match(address, { ignoreVary: true });

  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') {
      event.respondWith(
        fetch(request).then(
          (answer) => {
            isCut = false;
            return answer;
          },
          async (error) => {
            isCut = true;
            const page = await kept('/');
            if (page) return page;
            throw error;
          },
        ),
      );
    } else if (files.test(pathname) && (isCut || self.navigator.onLine === false)) {
      event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
    }
  });
})();
