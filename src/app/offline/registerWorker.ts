import { workerScript } from '#lib/browser/trustedTypes';

/**
 * Registers the worker that serves cached files offline (`cacheAssets`). With the local back end its worker is already
 * registered, and the build adds the same rules to it: two workers cannot share one scope.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.VITE_API_URL || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerScript('/offline-worker.js'));
}
