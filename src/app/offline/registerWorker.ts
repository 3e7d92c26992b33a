import { workerScript } from '#lib/browser/trustedTypes';

/**
 * Registers the worker that hands out the files kept (`keepFiles`). With the local back end there is one already, which
 * the build has given the same rules: two workers cannot share one scope.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.VITE_API_URL || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerScript('/offline-worker.js'));
}
