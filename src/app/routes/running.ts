import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { createBrowserRouter } from 'react-router-dom';

/** The answers of the server, whose code a page that is usable without any does not wait for. */
export type Answers = {
  /** They are there; `undefined` while nothing can have been asked. */
  now: () => QueryClient | undefined;
  /** Fetches their code, once; after a failure the next call tries again. */
  ready: () => Promise<QueryClient>;
};

/** The app that runs, for what stands outside of React. */
export type Running = {
  router: ReturnType<typeof createBrowserRouter>;
  answers: Answers;
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
