import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { syncAppearanceAcrossTabs } from '#lib/appearance/appearance';
import { afterNextPaint } from '#lib/browser/afterNextPaint';
import { loadWebFonts } from '#lib/browser/loadWebFonts';
import { updateReferrerPolicy } from '#lib/browser/referrerPolicy';
import { configureHttp, gateRequests } from '#lib/http/httpConfig';
import { refetchAll } from '#lib/query/refetchAll';

import { hasDemoState, opensDemoTab } from '#modules/demo/demoState';

import { AppProviders, createApp } from './createApp';
import type { App } from './createApp';
import { reportError } from './errors/reportError';
import { areas } from './i18n/areas';
import { preloadLoadError } from './i18n/showLoadError';
import { matchedNamespaces } from './routes/loadLazyRoutes';
import { routes } from './routes/routes';
import { whenRouterInitialized } from './routes/whenRouterInitialized';
import { startSessionSync } from './session/startSessionSync';

import '#theme/theme';

const apiUrl = import.meta.env.VITE_API_URL;
/** Longest wait for the first render before the back end starts anyway, in ms. */
const renderTimeoutMs = 1500;
/** Delay before offline support starts, in ms; by then a first visit has loaded everything it needs. */
const offlineDelayMs = 6000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const { documentElement } = document;
const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root.');

let onHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  onHydrated = resolve;
});

/** Marks the moment the application has rendered: prerendered content of another address is no longer hidden. */
function HydrationMarker() {
  useLayoutEffect(() => {
    documentElement.removeAttribute('data-prerendered');
    onHydrated();
  }, []);
  return null;
}

let root: Root | undefined;

/** Hydrates the page if it was prerendered with texts that are loaded now, and renders it otherwise. */
function render(place: Element, app: App): void {
  const { i18n, router } = app;
  const screen = (
    <StrictMode>
      <AppProviders app={app}>
        {/* React reports what a boundary catches; once is enough. */}
        <RouterProvider router={router} onError={() => {}} />
      </AppProviders>
      <HydrationMarker />
    </StrictMode>
  );
  const options = { onCaughtError: reportError };
  const hasTexts = matchedNamespaces(routes, location).every((name) => i18n.hasLoadedNamespace(name));
  if (documentElement.dataset['prerendered'] === 'page' && hasTexts) {
    // As a transition, React yields to taps and frames between components.
    startTransition(() => {
      root = hydrateRoot(place, screen, options);
    });
  } else {
    root = createRoot(place, options);
    root.render(screen);
  }
}

async function showBackendFailure(place: Element, app: App, error: unknown): Promise<void> {
  const { BackendFailurePage } = await import('./errors/BackendFailurePage');
  await app.i18n.loadNamespaces('app-backend');
  root?.unmount();
  createRoot(place).render(
    <>
      <BackendFailurePage error={error} i18n={app.i18n} />
      <HydrationMarker />
    </>,
  );
}

/** Keeps visited pages readable without a network; offline immediately, because it is needed now. */
async function startOfflineSupport(app: App): Promise<void> {
  const { startOffline } = await import('./offline/startOffline');
  await startOffline(app);
}

/** Starts the local back end, unless the page has started it before. */
async function startBackend(): Promise<void> {
  const { started } = await import('#mocks/start/browser');
  await started;
}

/** Signs this tab in as the demo account that its address names. */
async function openDemoTab(): Promise<void> {
  const tab = await import('./session/openDemoTab');
  await tab.openDemoTab();
}

/** Whether the visitor has asked for as little data as possible. */
const savesData = () => (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true;

async function start(place: Element): Promise<void> {
  syncAppearanceAcrossTabs();
  // Prerendered content is painted first. Every other page waits for its data, so the back end starts immediately.
  const isDemoTab = !apiUrl && opensDemoTab();
  const isPainted = !isDemoTab && ['page', 'static'].includes(documentElement.dataset['prerendered'] ?? '');
  const ready = isPainted ? Promise.race([hydrated, wait(renderTimeoutMs)]).then(afterNextPaint) : Promise.resolve();
  const backend = apiUrl ? Promise.resolve() : ready.then(startBackend);
  gateRequests(backend);
  // Reported below, once there is something to show it with.
  backend.catch(() => undefined);

  // The person is known before anything is rendered.
  if (isDemoTab) await openDemoTab().catch(() => undefined);
  const app = await createApp({ routes });
  const { i18n, queryClient, router } = app;
  configureHttp({
    language: () => i18n.language,
    ...(apiUrl ? { baseUrl: `${apiUrl.replace(/\/$/, '')}/` } : {}),
  });
  // A prerendered page carries the texts of its first render only.
  void i18n.loadNamespaces([...areas.start]);
  // Responses come in the language of their request.
  i18n.on('languageChanged', () => void refetchAll(queryClient));
  router.subscribe(({ location: current }) => updateReferrerPolicy(current));
  // A navigation while React hydrates would be missed: `RouterProvider` subscribes when it is mounted.
  if (documentElement.dataset['prerendered'] === 'page') void hydrated.then(() => startSessionSync(app));
  else startSessionSync(app);
  // Saved pages are part of the first render.
  if (!navigator.onLine) await startOfflineSupport(app).catch(() => undefined);
  // The frame of the console stays until it is known which page is shown.
  if (documentElement.dataset['prerendered'] === 'frame') await whenRouterInitialized(router);
  render(place, app);
  // The network is idle while the first data are read, so the fonts mostly arrive before the content does.
  void hydrated.then(afterNextPaint).then(loadWebFonts);

  if (!apiUrl) {
    try {
      await backend;
    } catch (error) {
      await showBackendFailure(place, app, error);
      return;
    }
    // Tests and demos that call the local back end themselves wait for this.
    documentElement.setAttribute('data-backend', 'ready');
    if (hasDemoState()) void import('./overlays/DemoOverlay').then(({ showDemo }) => showDemo(false));
  }
  await hydrated;
  if (!savesData()) void import('./routes/prefetchLinks').then(({ startPrefetching }) => startPrefetching(app));
  if (!navigator.onLine) return;
  await wait(offlineDelayMs);
  void preloadLoadError();
  await startOfflineSupport(app).catch(() => undefined);
}

void start(container);
