import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';

/** The router and the data of the app that runs, for what stands outside of React. */
export type Running = { router: ReturnType<typeof createBrowserRouter>; queryClient: QueryClient };

let app: Running | undefined;

/** Notes what runs. */
export function setRunning(running: Running): void {
  app = running;
}

/** What runs; `undefined` before anything does. */
export function running(): Running | undefined {
  return app;
}
