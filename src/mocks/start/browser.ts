/** Why the local back end is not there. */
export type BackendFailure = 'insecure' | 'no-worker' | 'blocked';

/** The local back end could not start; `reason` is what the boot page explains. */
export class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
  readonly reason: BackendFailure;

  constructor(reason: BackendFailure, cause?: unknown) {
    super(`The local back end could not start: ${reason}.`, { cause });
    this.reason = reason;
  }
}

// MSW looks for a newer worker on each visit and awaits nothing. Who leaves the page meanwhile ends the look, not the work.
function ignoreInterruptedUpdate(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  if (reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker')) {
    event.preventDefault();
  }
}

/** Lets the browser do what waits: modules that are there already would be evaluated in one go. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What the facility of this address is answered from is fetched while the worker starts. Nothing waits for it. */
function prefetch(pathname: string): void {
  const [, slug] = /^\/facility\/([a-z\d-]+)(?:\/|$)/.exec(pathname) ?? [];
  if (slug === undefined || slug === 'create') return;
  const bucket = import('#mocks/directory/seed/detailSource').then(({ loadDetailBucket }) => loadDetailBucket(slug));
  // Whoever needs them asks again, and is told what is wrong.
  void Promise.allSettled([import('#mocks/directory/facilityHandlers'), bucket]);
}

/** How long a page waits for a worker that is there to take it on, in ms. */
const controllerTimeoutMs = 3000;

/**
 * A page that was loaded past the worker, anew without what is cached or while the worker was being installed, is taken on
 * by it. MSW would load such a page once more, and what was typed into it would be lost.
 */
async function waitForController(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller || !(await serviceWorker.getRegistration())) return;
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const claimed = serviceWorker.ready.then(({ active }) => {
    if (serviceWorker.controller) return undefined;
    active?.postMessage('CLAIM');
    return controlled;
  });
  await Promise.race([claimed, new Promise((resolve) => setTimeout(resolve, controllerTimeoutMs))]);
}

/** Starts the local back end: from then on every `/api` call of this page is answered in the browser. */
export async function startBackend(): Promise<void> {
  if (!globalThis.isSecureContext) throw new BackendStartError('insecure');
  if (!('serviceWorker' in navigator)) throw new BackendStartError('no-worker');
  // The contract is evaluated in a task of its own, with room for a tap before the rest.
  await import('#lib/http/endpoint');
  await nextTask();
  const [{ setupWorker }, { handlers }, { startSearchWorker }] = await Promise.all([
    import('msw/browser'),
    import('#mocks/core/features'),
    import('#mocks/directory/searchClient'),
  ]);
  startSearchWorker();
  prefetch(location.pathname);
  addEventListener('unhandledrejection', ignoreInterruptedUpdate);
  try {
    await waitForController();
    await setupWorker(...handlers).start({
      quiet: true,
      serviceWorker: { url: '/backend-worker.js' },
      onUnhandledFrame: 'bypass',
    });
  } catch (cause) {
    throw new BackendStartError('blocked', cause);
  }
}
