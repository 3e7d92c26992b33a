import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { catalogues, otherCatalogue } from '#app/i18n/catalogues';
import { consoleCatalogues } from '#app/i18n/consoleCatalogues';
import { shellNamespaces } from '#app/i18n/shellNamespaces';
import { texts as ownTexts } from '#app/i18n/componentTexts/en';
import { MutationErrorToasts } from '#components/MutationErrorToasts';
import { ConfirmationProvider } from '#components/ConfirmationDialog';
import { ToastProvider } from '#components/Toast';
import { applyAppearance, parseAppearance } from '#lib/appearance/appearance';
import { setClock } from '#lib/time/clock';
import { configureHttp } from '#lib/http/request';
import { createI18n } from '#lib/i18n/createI18n';
import { languages } from '#lib/i18n/languages';
import { pseudoLocale, pseudoLocalizeCatalogue } from '#lib/i18n/pseudoLocale';
import { createQueryClient } from '#lib/query/createQueryClient';
import { beginSession, restoreSession } from '#lib/session/session';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { clearFaults } from '#mocks/core/faults';
import { setDelayScale } from '#mocks/core/handle';
import { handlers } from '#mocks/core/features';
import { demoNames } from '#mocks/accounts/seed';
import { signInAs } from '#mocks/testing/signInAs';
import { viewports } from '#theme/media';

import { axeOnce, isTestRun } from './axeOnce';
import { DocsPage } from './DocsPage';
import { lazyElementError } from './lazyElementError';

import '#theme/theme';
import './preview.css';

// What is awaited comes late on a machine that does something else at the same time, the code of a story above all; how
// long it took says nothing about a story.
configure({ asyncUtilTimeout: 10_000, getElementError: lazyElementError });

/** The instant all stories happen at: a Monday morning, so that opening hours and pictures never change by themselves. */
export const storyInstant = new Date('2026-03-16T10:00:00Z');

const componentOf = (file: string) => file.split('/').at(-3) ?? '';
const namespaces = [
  ...new Set([
    ...Object.keys(catalogues),
    ...shellNamespaces,
    ...Object.keys(consoleCatalogues),
    ...Object.keys(ownTexts).map(componentOf),
  ]),
];
const { i18n, ready } = createI18n({
  language: 'en',
  catalogues,
  load: otherCatalogue,
  pseudo: { [pseudoLocale]: pseudoLocalizeCatalogue },
  preload: namespaces,
});

// A key that no catalogue holds would be shown as it is.
const missingTexts = new Set<string>();
i18n.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
  missingTexts.add(`${namespace}:${key}`);
});

// What a story still writes when it ends would be written into the data of the next.
const writes = new Set<Promise<unknown>>();
const { fetch: fetchNow } = window;
window.fetch = (input, init) => {
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
 * Resolves when every write is answered: those that a change has begun, but whose code is still being fetched, are
 * waited for, and the others for half a second, because some stories are about answers that never come.
 */
async function allWritten(): Promise<void> {
  const changes = () => [...clients].reduce((sum, client) => sum + client.isMutating(), 0);
  for (let waited = 0; changes() > writes.size && waited < 3000; waited += 20) await soon(20);
  await Promise.race([Promise.all(writes), soon(500)]);
  writes.clear();
  clients.clear();
}

/** A store of answers for one story. */
function storyClient(): QueryClient {
  const client = createQueryClient({ retry: false });
  clients.add(client);
  return client;
}

function asText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Signs in whom `parameters.account` names, Ada where it names nobody; with `null` nobody is signed in. */
async function takeSession(account: unknown): Promise<void> {
  if (account === null) restoreSession();
  else beginSession(await signInAs(demoNames.find((name) => name === account) ?? 'ada'));
}

/** Where a story stands in a router. `false` in `parameters.router` leaves routing to the story. */
function Routed({ children, at }: { children: ReactNode; at: string }) {
  return <RouterProvider router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] })} />;
}

export default definePreview({
  addons: [
    addonDocs(),
    axeOnce(addonA11y()),
    addonMsw(async () => {
      const worker = setupWorker(...handlers);
      // The application's own worker, past which every file goes: a story asks for many more of them than it makes calls.
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './backend-worker.js' } });
      return worker;
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test asks for violations only; describing what passes takes as long as finding them.
        ...(isTestRun ? { resultTypes: ['violations'] } : {}),
      },
      // There the system chooses the colours, and what a page wrote in its styles is not what is seen.
      config: { rules: [{ id: 'color-contrast', enabled: import.meta.env.MODE !== 'forced-colors' }] },
    },
    docs: { page: DocsPage },
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
          { name, styles: { width: `${width}px`, height: `${height}px` } },
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
        items: ['default', 'brand', 'teal', 'rose', 'purple', 'amber'],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
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
      toolbar: { title: 'Motion', icon: 'play', items: ['full', 'reduced'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'brand',
    // `npm run test:stories:dark` runs every story in the other scheme.
    scheme: import.meta.env.MODE === 'dark' ? 'dark' : 'light',
    locale: 'en',
    direction: 'ltr',
    motion: 'full',
  },
  async beforeEach({ globals, parameters }) {
    missingTexts.clear();
    localStorage.clear();
    sessionStorage.clear();
    setClock(storyInstant);
    setDelayScale(0);
    // Each story makes the requests that it is about.
    enableSampleRequests(false);
    clearFaults();
    await takeSession(parameters['account']);
    const locale = asText(globals['locale'], 'en');
    configureHttp({ language: () => i18n.language });
    await ready;
    if (i18n.language !== locale) await i18n.changeLanguage(locale);
    await i18n.loadNamespaces(namespaces);
    // What measures text, such as the labels of a chart, must not find the font once there and once not.
    await document.fonts.load('14px "Inter Variable"', 'ağ');
  },
  async afterEach() {
    await allWritten();
    if (missingTexts.size > 0) throw new Error(`No catalogue holds ${[...missingTexts].join(', ')}.`);
  },
  decorators: [
    (Story, { parameters, globals, viewMode }) => {
      applyAppearance(parseAppearance({ theme: globals['theme'], scheme: globals['scheme'] }));
      document.documentElement.dataset['motion'] = asText(globals['motion'], 'full');
      document.documentElement.lang = asText(globals['locale'], 'en').slice(0, 2);
      document.documentElement.dir = asText(globals['direction'], 'ltr');
      document.documentElement.dataset['viewMode'] = viewMode;
      const router: unknown = parameters['router'];
      const at = asText(parameters['at'], '/');
      return (
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={storyClient()}>
            <ToastProvider>
              <ConfirmationProvider>
                <MutationErrorToasts />
                {router === false ? (
                  <Story />
                ) : (
                  <Routed at={at}>
                    <Story />
                  </Routed>
                )}
              </ConfirmationProvider>
            </ToastProvider>
          </QueryClientProvider>
        </I18nextProvider>
      );
    },
  ],
});
