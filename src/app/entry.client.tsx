import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { syncAppearanceAcrossTabs } from '#lib/appearance/appearance';
import { configureHttp, gateRequests } from '#lib/http/request';
import { createI18n } from '#lib/i18n/createI18n';
import { readLanguage } from '#lib/i18n/languages';
import { updateReferrerPolicy } from '#lib/browser/referrerPolicy';
import { markQueryClientUnavailable } from '#lib/query/useHasQueryClient';

import { answersOf, laterOfMatched, withAnswers } from './routes/answers';
import { bundledCatalogues } from './i18n/bundledCatalogues';
import { catalogues, otherCatalogue } from './i18n/catalogues';
import { reportError } from './errors/isNotFound';
import { afterNextPaint } from '#lib/browser/afterNextPaint';
import { startSessionSync } from './session/startSessionSync';
import { Providers } from './createApp';
import { loadLazyRoutes, matchedNamespaces } from './routes/loadLazyRoutes';
import { routes as pages } from './routes/routes';
import { askAboutTexts, askAgain, keepAtHand } from './i18n/translationFailure';

import '#theme/theme';

const apiUrl = import.meta.env.VITE_API_URL;

const {
  i18n,
  ready,
  failed: lacking,
} = createI18n({
  language: readLanguage(),
  catalogues,
  load: otherCatalogue,
  retry: askAgain,
  onFailure: askAboutTexts,
  resources: bundledCatalogues,
  preload: ['app', 'common', 'components'],
});
configureHttp({ language: () => i18n.language, ...(apiUrl ? { baseUrl: `${apiUrl.replace(/\/$/, '')}/` } : {}) });
syncAppearanceAcrossTabs();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root.');
// index.html says whether what it holds was drawn for this address and language.
const drawn = container.firstElementChild !== null && document.documentElement.dataset['drawn'] === 'page';

let arrive = () => {};
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** Notes that the app is on the screen; from then on nothing of it is hidden as drawn for another address. */
function Arrived() {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-drawn');
    arrive();
  }, []);
  return null;
}

/** However long a page takes to be drawn, and even if it never is, its data is on the way after this. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

let shown: Root | undefined;
let failed = false;

/** Draws the screen as it is known by now. */
let draw = () => {};

const answers = answersOf((client) => {
  // Answers come in the language they were asked in.
  i18n.on('languageChanged', () => void client.invalidateQueries());
  draw();
});
const routes = withAnswers(pages, answers);
const later = laterOfMatched(matchRoutes(routes, location) ?? []);

async function show(place: Element): Promise<void> {
  await Promise.all([
    ready.then(() => i18n.loadNamespaces([...matchedNamespaces(routes, location)])).catch(() => undefined),
    loadLazyRoutes(routes, location),
    later ? undefined : answers.ready().catch(() => undefined),
  ]);
  if (failed) return;
  const router = createBrowserRouter(routes);
  startSessionSync({ router, answers, i18n });
  router.subscribe((state) => updateReferrerPolicy(state.location));
  // What was saved is on the screen with the first drawing.
  if (!navigator.onLine) await keepAtHand();
  // What needs no answer is settled by the next task; drawn before that, the page would be drawn twice, and lose what was
  // typed in between.
  if (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve));
  const first = router.state;
  let turn = 0;
  const screen = () => (
    <StrictMode>
      <Providers i18n={i18n} queryClient={answers.now()}>
        {/* React reports what a boundary catches; once is enough. */}
        <RouterProvider key={turn} router={router} onError={() => {}} />
      </Providers>
      <Arrived />
    </StrictMode>
  );
  // A page that is not there is told on the screen; it is no fault for the console.
  const options = { onCaughtError: reportError };
  // As a transition React stops between components for taps and frames instead of drawing the page in one go.
  startTransition(() => {
    // Without its texts the page is not what was drawn.
    if (drawn && lacking.size === 0) shown = hydrateRoot(place, screen(), options);
    else {
      shown = createRoot(place, options);
      shown.render(screen());
    }
  });
  draw = () => {
    if (!failed) startTransition(() => shown?.render(screen()));
  };
  // The router goes on while React draws for the first time, and is listened to only from then on: of a guard that sends
  // somebody on at once nothing would be heard, and the wait would be all that is ever shown.
  void arrived.then(() => {
    if (router.state === first) return;
    turn = 1;
    if (!failed) shown?.render(screen());
  });
}

async function showBackendFailure(error: unknown, place: Element): Promise<void> {
  failed = true;
  const { BackendFailurePage } = await import('./errors/BackendFailurePage');
  await ready;
  await i18n.loadNamespaces('app-backend');
  shown?.unmount();
  createRoot(place).render(
    <>
      <BackendFailurePage error={error} i18n={i18n} />
      <Arrived />
    </>,
  );
}

const shownFirst = show(container);

// Behind the first paint of the page: calls wait for it, the screen does not.
const painted = shownFirst.then(() => Promise.race([arrived, patience()])).then(afterNextPaint);
const backend = apiUrl
  ? Promise.resolve()
  : painted.then(() => import('#mocks/start/browser')).then(({ startBackend }) => startBackend());
gateRequests(backend);
// Who asks comes with who answers.
const asking = painted.then(() => Promise.all([answers.ready(), later?.()])).catch(markQueryClientUnavailable);
Promise.all([backend, asking]).then(
  () => {
    // For tests and demos, which talk to the local back end themselves: from here on it answers.
    document.documentElement.setAttribute('data-backend', 'ready');
    void afterNextPaint().then(keepAtHand);
  },
  (error: unknown) => showBackendFailure(error, container),
);
