/*
 * The worker of the local back end. Only calls of the contract go through it; pages and files load as if it were not
 * there. The build puts offline-worker.js before it, because one scope has one worker, and the script of MSW in the place
 * of what follows the mark below, which saves a round trip.
 */
self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
});
// It would take itself away when the last page closes, and with it what a page that opens at that moment counts on: two
// tabs that load anew together would find no back end.
Object.defineProperty(self.registration, 'unregister', { value: async () => false });
// A page that was loaded past the worker asks for it (src/mocks/start/browser.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});
/* The script of MSW. */
// Beside this file, wherever that is: a Storybook need not stand at the root of its host.
const script = 'mockServiceWorker.js';
// Servers that send the policy of the page with every file demand a vouched-for address here as well.
const policy = self.trustedTypes?.createPolicy('sanitiser', {
  createScriptURL(url) {
    if (url === script) return url;
    throw new TypeError(`${url} is no part of this worker.`);
  },
});
importScripts(policy ? policy.createScriptURL(script) : script);
