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

/**
 * Fetches that page while there is a network: it is needed when there is none. What keeps everything else at hand comes
 * with it, and off line what is kept is looked up before this resolves. What fails is asked for when it is needed.
 */
export const keepAtHand = (): Promise<void> =>
  loadPage()
    .then(({ keepVisited }) => keepVisited())
    .catch(() => {});
