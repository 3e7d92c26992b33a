import { workerScript } from '#lib/browser/trustedTypes';
import { restoreClockShift } from '#mocks/core/clockShift';
import { onResetElsewhere } from '#mocks/core/resetNotice';
import { startSearchWorker } from '#mocks/directory/searchClient';

import { prefetchFeatures } from './prefetchFeatures';

/** Why the local back end could not start. */
type BackendFailure = 'insecure' | 'no-worker' | 'blocked';

/** Thrown when the local back end could not start; the boot page explains `reason`. */
class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
  readonly reason: BackendFailure;

  constructor(reason: BackendFailure, cause?: unknown) {
    super(`The local back end could not start: ${reason}.`, { cause });
    this.reason = reason;
  }
}

// MSW checks for a newer worker on each visit without awaiting it. Leaving the page aborts the check, which is
// harmless.
function ignoreInterruptedUpdate(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  if (reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker')) {
    event.preventDefault();
  }
}

/** Yields to the browser: modules that are already loaded would otherwise be evaluated in one task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** How long a page waits for an installed worker to take control. */
const controllerTimeoutMs = 3000;

/**
 * Makes the worker take control of a page that was loaded without it: by a forced reload, or while it was being
 * installed. MSW would reload such a page, and entered text would be lost.
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

/**
 * Ends the network sources that MSW creates when it is loaded and `setupWorker` does not use: they listen to the worker
 * too, wait for a start that never comes, and would hold the bodies of all calls in memory until then.
 */
async function endUnusedSources(sources: readonly object[]): Promise<void> {
  for (const source of sources) {
    if ('terminate' in source && typeof source.terminate === 'function') await source.terminate();
  }
}

async function start(): Promise<void> {
  if (!globalThis.isSecureContext) throw new BackendStartError('insecure');
  if (!('serviceWorker' in navigator)) throw new BackendStartError('no-worker');
  // Its code loads meanwhile. A failure is reported below, where MSW registers the worker again.
  navigator.serviceWorker.register(workerScript('/backend-worker.js')).catch(() => undefined);
  restoreClockShift();
  // What this page shows is gone, and so is its session.
  onResetElsewhere(() => location.reload());
  // Data that the page will ask for load beside everything else.
  startSearchWorker();
  prefetchFeatures(location.pathname);
  // Evaluates the contract in a separate task, so that a tap can be handled before the rest.
  await import('#lib/http/endpoint');
  await nextTask();
  const [{ defaultNetworkOptions, setupWorker }, { handlers }] = await Promise.all([
    import('msw/browser'),
    import('#mocks/core/features'),
  ]);
  addEventListener('unhandledrejection', ignoreInterruptedUpdate);
  try {
    await waitForController();
    await endUnusedSources(defaultNetworkOptions.sources);
    await setupWorker(...handlers).start({
      quiet: true,
      serviceWorker: { url: '/backend-worker.js' },
      onUnhandledFrame: 'bypass',
    });
  } catch (cause) {
    throw new BackendStartError('blocked', cause);
  }
}

/**
 * Resolves when every `/api` call of this page is handled in the browser. The local back end starts with this file: pages
 * of the console run it before the application, which they wait for as well.
 */
export const started = start();
// The application reports a failure, and may not run yet.
started.catch(() => undefined);
