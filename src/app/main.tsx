import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { applyAppearance, readAppearance } from '#lib/appearance';
import { configureHttp, holdRequestsUntil } from '#lib/http';
import { createI18n } from '#lib/i18n';
import { readLanguage } from '#lib/languages';
import { createQueryClient } from '#lib/query';

import { bundledCatalogues } from './bundledCatalogues';
import { catalogues } from './catalogues';
import { reportFault } from './isNotFound';
import { Providers } from './Providers';
import { routes } from './routes';

import '#theme/theme';

const apiUrl = import.meta.env.VITE_API_URL;

const { i18n, ready } = createI18n({
  language: readLanguage(),
  catalogues,
  bundled: bundledCatalogues,
  preload: ['app', 'common', 'components'],
});
configureHttp({ language: () => i18n.language, ...(apiUrl ? { baseUrl: `${apiUrl.replace(/\/$/, '')}/` } : {}) });
applyAppearance(readAppearance());
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyAppearance(readAppearance()));

// Started beside the first paint, not before it: calls wait for it, the screen does not.
const backend = apiUrl ? Promise.resolve() : import('#mocks/browser').then(({ startBackend }) => startBackend());
holdRequestsUntil(backend);
// For tests and demos, which talk to the local back end themselves: from here on it answers.
backend.then(
  () => document.documentElement.setAttribute('data-backend', 'ready'),
  () => undefined,
);

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root, so there is nowhere to put the app.');
// A page that is not there is told on the screen; it is no fault for the console.
const root = createRoot(container, { onCaughtError: reportFault });

async function show(): Promise<void> {
  await ready;
  const queryClient = createQueryClient();
  // Answers come in the language they were asked in.
  i18n.on('languageChanged', () => void queryClient.invalidateQueries());
  root.render(
    <StrictMode>
      <Providers i18n={i18n} queryClient={queryClient} router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}

async function showBackendFailure(error: unknown): Promise<void> {
  const { BackendFailurePage } = await import('./BackendFailurePage');
  await ready;
  root.render(<BackendFailurePage error={error} i18n={i18n} />);
}

void show();
backend.catch(showBackendFailure);
