import type { TranslationFailure } from '#lib/i18n/createI18n';

const loadPage = () => import('./showTranslationFailure');

/** Lets the person decide about texts that cannot be loaded. When not even that page can be loaded, keys are displayed. */
export async function showLoadError(failure: TranslationFailure): Promise<void> {
  try {
    const { showTranslationFailure } = await loadPage();
    showTranslationFailure(failure);
  } catch {
    failure.giveUp();
  }
}

/** Loads that page while there is a network: it is needed when there is none. */
export const preloadLoadError = (): Promise<unknown> => loadPage().catch(() => undefined);
