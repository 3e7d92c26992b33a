import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { httpConfig } from '#lib/http/request';
import { toLanguage } from '#lib/i18n/languages';
import { isOnline } from '#lib/browser/useOnline';
import { currentToken, tokenSubject } from '#lib/session/token';

import type { App, AppRouter } from '#app/createApp';
import { showOverlay } from '#app/overlays/showOverlay';
import { keepAnswers } from './keepAnswers';
import { buildName, keepFiles } from './keepFiles';
import { keepStanding, keptStanding } from './keepStanding';
import { keepingOf } from './keptQueries';
import type { SavedPage } from './OfflineBanner';
import { OfflineNotice } from './OfflineNotice';
import { registerWorker } from './registerWorker';
import { openSavedAnswers } from './savedAnswers';
import type { SavedAnswers } from './savedAnswers';

const pageSchema = z.object({ href: z.string().check(z.startsWith('/')), title: z.string().check(z.minLength(1)) });

/** Pages whose address holds no secret and whose answers are kept. */
const readable = /^\/(facility\/(?!create(\/|$))|search\/(?!facility$)|service-categories\/|tags\/|article$)/;

/** As long as a page may take to find its title. */
const settling = 1500;

let saved: SavedAnswers | undefined;
/** The person who was signed in is not any more: what was saved for them is forgotten. */
export async function forgetOthers(): Promise<void> {
  const answers = saved ?? (await openSavedAnswers({ build: buildName(), owner }));
  await answers.forgetOthers();
}

const owner = () => tokenSubject(currentToken());

/** Notes which pages can be read again, under their titles. */
function keepPages(router: AppRouter, queryClient: QueryClient, answers: SavedAnswers): void {
  let timer: ReturnType<typeof setTimeout>;
  const note = () => {
    const { location, errors } = router.state;
    if (errors || !isOnline() || !readable.test(location.pathname)) return;
    const shown = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => keepingOf(queryKey) === 'changing' });
    if (!shown.some(({ state }) => state.data !== undefined)) return;
    const [title = ''] = document.title.split(' | ');
    const href = location.pathname + location.search;
    void answers.keep('page', href, { href, title } satisfies SavedPage);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(note, settling);
  };
  router.subscribe(wait);
  // This one has been there for a while.
  note();
}

/**
 * From here on what is visited stays readable without a network (directory 2.0.2): answers, the pages they were on, and
 * the application's own files. Off line it shows what was saved. Resolves when everything that is there is looked up,
 * and before any file is kept.
 */
export async function startOffline({ router, queryClient }: App): Promise<void> {
  const build = buildName();
  const answers = await openSavedAnswers({ build, owner });
  saved = answers;
  keepAnswers({
    client: queryClient,
    saved: answers,
    language: httpConfig.language,
    isBroken: () => router.state.errors !== null,
  });
  keepPages(router, queryClient, answers);
  let standing = await keptStanding(build);
  const pages = () => [
    ...answers.all('page').flatMap(({ data }): SavedPage[] => {
      const parsed = z.safeParse(pageSchema, data);
      return parsed.success ? [parsed.data] : [];
    }),
    ...(standing[toLanguage(httpConfig.language())] ?? []),
  ];
  // A page whose code could not be had is asked for by loading anew: browsers do not ask for a module twice.
  const retry = () => {
    if (router.state.errors) location.reload();
    else void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  showOverlay('offline', <OfflineNotice pages={pages} onRetry={retry} />);
  // In development files change all the time.
  if (!import.meta.env.PROD) return;
  const keptAll = () => document.documentElement.setAttribute('data-offline', 'ready');
  void registerWorker()
    .then(() => keepFiles(build))
    .then(keptAll)
    .then(() => keepStanding(build))
    .then(
      (kept) => {
        standing = kept;
      },
      () => undefined,
    );
}
