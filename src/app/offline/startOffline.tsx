import * as z from 'zod/mini';

import { requestLanguage } from '#lib/http/httpConfig';
import { toLanguage } from '#lib/i18n/languages';
import { currentToken, tokenSubject } from '#lib/session/token';
import { hasOwnSession } from '#lib/storage/personalStorage';

import type { App } from '#app/createApp';
import { showOverlay } from '#app/overlays/showOverlay';
import { buildName, cacheAssets } from './cacheAssets';
import { cachedStaticPages, cacheStaticPages } from './cacheStaticPages';
import type { StaticPages } from './cacheStaticPages';
import type { SavedPage } from './OfflineBanner';
import { startOfflinePersister } from './offlinePersister';
import { OfflineNotice } from './OfflineNotice';
import { openQueryStorage } from './queryStorage';
import type { QueryStorage } from './queryStorage';
import { registerWorker } from './registerWorker';
import { saveVisitedPages } from './saveVisitedPages';

const pageSchema = z.object({ href: z.string().check(z.startsWith('/')), title: z.string().check(z.minLength(1)) });

let storagePromise: Promise<QueryStorage> | undefined;

function loadStorage(): Promise<QueryStorage> {
  storagePromise ??= openQueryStorage({
    build: buildName(),
    owner: () => tokenSubject(currentToken()),
    // The session of this tab ends with it, and that of the other tabs goes on.
    keepsOthers: hasOwnSession(),
  });
  return storagePromise;
}

/** Deletes what was saved for the person who has signed out. */
export async function removeDataOfOthers(): Promise<void> {
  const storage = await loadStorage();
  await storage.removeDataOfOthers();
}

function savedPages(storage: QueryStorage): SavedPage[] {
  return storage.list('page').flatMap(({ data }) => z.safeParse(pageSchema, data).data ?? []);
}

async function cacheFiles(build: string): Promise<StaticPages> {
  await registerWorker();
  await cacheAssets(build);
  // End-to-end tests wait for this.
  document.documentElement.setAttribute('data-offline', 'ready');
  return cacheStaticPages(build);
}

/**
 * Makes visited pages readable offline (directory 2.0.2): saves the data of queries, the addresses of pages and the
 * application's files, and shows saved data with a banner while the service cannot be reached. Resolves when saved data
 * are loaded, before files are cached.
 */
export async function startOffline({ router, queryClient }: App): Promise<void> {
  const build = buildName();
  const storage = await loadStorage();
  const hasPageError = () => router.state.errors !== null;
  startOfflinePersister({ queryClient, storage, language: requestLanguage, hasPageError });
  saveVisitedPages({ router, queryClient, storage });
  let staticPages = await cachedStaticPages(build);

  const pages = () => [...savedPages(storage), ...(staticPages[toLanguage(requestLanguage())] ?? [])];
  const retry = () => {
    // Browsers do not import a module again after a failure, so code that could not be loaded needs a reload.
    if (hasPageError()) location.reload();
    else void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  showOverlay('offline', <OfflineNotice pages={pages} onRetry={retry} />);

  // The files of the development server change all the time.
  if (!import.meta.env.PROD) return;
  void cacheFiles(build).then(
    (cached) => {
      staticPages = cached;
    },
    () => undefined,
  );
}
