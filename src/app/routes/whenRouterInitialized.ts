import type { AppRouter } from '#app/createApp';

/** Resolves when the middleware and loaders of the first page have finished. */
export function whenRouterInitialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(look);
    look();
  });
}
