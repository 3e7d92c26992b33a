import type { I18nOptions, TranslationFailure } from '#lib/i18n/createI18n';

const loadPage = () => import('./showTranslationFailure');

/** A catalogue that failed as part of the code, asked for anew; how comes with what is kept at hand. */
export const askAgain: NonNullable<I18nOptions['retry']> = async (...catalogue) =>
  (await loadPage()).askForCatalogue(...catalogue);

/** Lets the person decide about texts that cannot be had; where not even that page can be had, keys are displayed. */
export async function askAboutTexts(failure: TranslationFailure): Promise<void> {
  try {
    const { showTranslationFailure } = await loadPage();
    showTranslationFailure(failure);
  } catch {
    failure.giveUp();
  }
}

/** Loads that page while there is a network: it is needed when there is none. */
export const preloadLoadError = (): Promise<unknown> => loadPage().catch(() => undefined);
