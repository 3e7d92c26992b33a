import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { I18nextProvider } from 'react-i18next';

import { MutationErrorToasts } from '#components/MutationErrorToasts';
import { ConfirmationProvider } from '#components/ConfirmationDialog';
import { ToastProvider } from '#components/Toast';
import { applyAppearance, parseAppearance, themes } from '#lib/appearance/appearance';
import { configureHttp } from '#lib/http/httpConfig';
import { setClock } from '#lib/time/clock';
import { languages } from '#lib/i18n/languages';
import { pseudoLocale } from '#lib/i18n/pseudoLocale';
import { flushMountedDrafts } from '#lib/drafts/useDraftSync';
import { createQueryClient } from '#lib/query/createQueryClient';
import { ownSetting } from '#lib/keyBindings/singleKeys';
import { beginSession, restoreSession } from '#lib/session/session';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { clearFaults } from '#mocks/core/faults';
import { setDelayScale } from '#mocks/core/handle';
import { handlers } from '#mocks/core/features';
import { demoNames } from '#mocks/accounts/seed';
import { signInAs } from '#mocks/testing/signInAs';
import { viewports as reviewViewports } from '#theme/media';

import { hiddenRouteArgs, publicSurfaceArgTypes } from './argTypes';
import { axeOnce, isTestRun } from './axeOnce';
import { DocsContainer } from './DocsContainer';
import { DocsPage } from './DocsPage';
import { lazyElementError } from './lazyElementError';
import { countReceived, countSent, leftoverRequests } from './leftoverRequests';
import { i18n, ready } from './storyI18n';
import { StoryRouter } from './StoryRouter';

import '#theme/theme';
import './preview.css';

configure({ getElementError: lazyElementError });

// Elements may appear late on a busy machine, mostly because of a story's code; the delay says nothing about the story.
const storyTimeoutMs = 10_000;
// A flow loads the code of several pages.
const flowTimeoutMs = 60_000;

const sentenceCase = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The current time in all stories: a Monday morning, so that opening hours and pictures never change by themselves. */
export const storyInstant = new Date('2026-03-16T10:00:00Z');

// The mode of the story tests, such as `rtl` of `npm run test:stories:rtl`.
const mode = import.meta.env.MODE;

// A window of 1280 × 800 px at 200 % is, to the page, a viewport of half the size with twice the pixels. A `zoom` in the
// styles would enlarge the page, but not tell its media queries.
const viewports = { ...reviewViewports, zoomed: { width: 640, height: 400 } };

/** Fails if the page is wider than its window: a zoomed page may be scrolled in one direction only (WCAG 1.4.10). */
function checkReflow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}

// Missing translation keys, which would be shown as they are.
const missingTexts = new Set<string>();
i18n.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
  missingTexts.add(`${namespace}:${key}`);
});

// A story in a frame of a documentation page takes the focus, but does not scroll the page to itself.
if (window.frameElement?.classList.contains('docs-frame')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

// Writes that are pending when a story ends, which would otherwise change the data of the next story.
const writes = new Set<Promise<unknown>>();
const { fetch: fetchNow } = window;
window.fetch = (input, init) => {
  countSent(input, init);
  const answer = fetchNow(input, init);
  const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
  if (method !== 'GET') {
    const written: Promise<unknown> = answer.then(
      () => writes.delete(written),
      () => writes.delete(written),
    );
    writes.add(written);
  }
  return answer;
};

const clients = new Set<QueryClient>();
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when all writes are answered. Mutations whose code is still loading are awaited; other writes for half a
 * second at most, because some stories are about requests that never resolve.
 */
async function allWritten(): Promise<void> {
  const changes = () => [...clients].reduce((sum, client) => sum + client.isMutating(), 0);
  for (let waited = 0; changes() > writes.size && waited < 3000; waited += 20) await soon(20);
  await Promise.race([Promise.all(writes), soon(500)]);
  writes.clear();
  clients.clear();
}

/** A QueryClient for one story. */
function storyClient(): QueryClient {
  const client = createQueryClient({ retry: false });
  clients.add(client);
  return client;
}

function asText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/**
 * Forgets what the last story has stored, and signs in the account that `parameters.account` names, Ada by default;
 * `null` signs out. The last story may still be on the screen: none of its calls must find that nobody is signed in.
 */
async function takeSession(account: unknown): Promise<void> {
  const session = account === null ? null : await signInAs(demoNames.find((name) => name === account) ?? 'ada');
  localStorage.clear();
  sessionStorage.clear();
  if (session) beginSession(session);
  else restoreSession();
}

/** Provides one query client to a story, created once. */
function StoryQueryClient({ children }: { children: ReactNode }) {
  const [client] = useState(storyClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  countReceived(worker);
  // The application's own worker, which files bypass: a story requests many more files than it makes API calls.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './backend-worker.js' } });
  return worker;
}

let workerStart: Promise<SetupWorker> | undefined;

export default definePreview({
  addons: [
    addonDocs(),
    axeOnce(addonA11y()),
    // The stories of a documentation page start together, and share one worker.
    addonMsw(() => (workerStart ??= startWorker())),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [publicSurfaceArgTypes, hiddenRouteArgs],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test needs violations only; describing passes takes as long as finding them.
        ...(isTestRun ? { resultTypes: ['violations'] } : {}),
      },
      // In forced colours the system chooses the colours, so those of the page's styles are not the visible ones.
      config: { rules: [{ id: 'color-contrast', enabled: mode !== 'forced-colors' }] },
    },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      // The pages of components are long.
      toc: { headingSelector: 'h2', contentsSelector: '.sbdocs-content', title: 'On this page' },
    },
    layout: 'padded',
    controls: { matchers: { color: /color$/i, date: /Date$/ } },
    options: {
      storySort: {
        order: ['Welcome', 'Guides', 'Foundations', 'Components', ['Overview'], 'Patterns', 'Modules', 'App', 'Flows'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          { name: `${sentenceCase(name)}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    backgrounds: { disable: true },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: themes.map((value) => ({ value, title: `${sentenceCase(value)} theme` })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...languages.map(({ id, label }) => ({ value: id, title: label })),
          { value: pseudoLocale, title: 'Pseudo (length and accents)' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'brand',
    // `npm run test:stories:dark` runs every story in the dark scheme; so do the other modes below.
    scheme: mode === 'dark' ? 'dark' : 'light',
    locale: 'en',
    direction: mode === 'rtl' ? 'rtl' : 'ltr',
    motion: 'full',
    ...(mode === 'zoom' ? { viewport: { value: 'zoomed', isRotated: false } } : {}),
  },
  async beforeEach({ globals, parameters, title }) {
    configure({ asyncUtilTimeout: title.startsWith('Flows/') ? flowTimeoutMs : storyTimeoutMs });
    await leftoverRequests();
    missingTexts.clear();
    setClock(storyInstant);
    setDelayScale(0);
    await takeSession(parameters['account']);
    ownSetting.set(true);
    // Each story makes its own requests.
    enableSampleRequests(false);
    clearFaults();
    const locale = asText(globals['locale'], 'en');
    configureHttp({ language: () => i18n.language });
    await ready;
    if (i18n.language !== locale) await i18n.changeLanguage(locale);
    // Components that measure text, such as chart labels, need the font to be loaded every time.
    await document.fonts.load('14px "Inter Variable"', 'ağ');
  },
  async afterEach() {
    await Promise.race([flushMountedDrafts(), soon(500)]);
    await allWritten();
    if (mode === 'zoom') checkReflow();
    if (missingTexts.size > 0) throw new Error(`There are no texts for ${[...missingTexts].join(', ')}.`);
  },
  decorators: [
    (Story, { parameters, globals, viewMode }) => {
      applyAppearance(parseAppearance({ theme: globals['theme'], scheme: globals['scheme'] }));
      document.documentElement.dataset['motion'] = asText(globals['motion'], 'full');
      document.documentElement.lang = asText(globals['locale'], 'en').slice(0, 2);
      document.documentElement.dir = asText(globals['direction'], 'ltr');
      document.documentElement.dataset['viewMode'] = viewMode;
      // Storybook pads the page around such a story; the page of the tests does not, and the story would be too wide.
      if (mode === 'zoom') document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
      const router: unknown = parameters['router'];
      const at = asText(parameters['at'], '/');
      return (
        <I18nextProvider i18n={i18n}>
          <StoryQueryClient>
            <ToastProvider>
              <ConfirmationProvider>
                <MutationErrorToasts />
                {/* `parameters.router: false` leaves routing to the story. */}
                {router === false ? (
                  <Story />
                ) : (
                  <StoryRouter at={at}>
                    <Story />
                  </StoryRouter>
                )}
              </ConfirmationProvider>
            </ToastProvider>
          </StoryQueryClient>
        </I18nextProvider>
      );
    },
  ],
});
