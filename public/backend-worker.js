/* The worker of the local back end. Only calls of the contract go through it; pages and files load as if it were not there. */
self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
});
importScripts('/mockServiceWorker.js');
