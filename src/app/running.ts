import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { createBrowserRouter } from 'react-router-dom';

/** The app that runs, for what stands outside of React. */
export type Running = {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  /** Its texts; left out where the language is not the person's to choose, as in a story. */
  i18n?: Pick<i18n, 'language' | 'changeLanguage' | 'on' | 'off'>;
};

let app: Running | undefined;

/** Notes what runs. */
export function setRunning(running: Running): void {
  app = running;
}

/** What runs; `undefined` before anything does. */
export function running(): Running | undefined {
  return app;
}
