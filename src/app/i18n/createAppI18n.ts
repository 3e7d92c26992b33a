import type { i18n as I18n } from 'i18next';

import { createI18n } from '#lib/i18n/createI18n';
import { readLanguage } from '#lib/i18n/deviceLanguage';
import type { Language } from '#lib/i18n/languages';

import { bundledCatalogues } from './bundledCatalogues';
import { catalogues, otherCatalogue } from './catalogues';
import { askAboutTexts, askAgain } from './translationFailure';

/** Creates the translations of the application, by default in the language stored on this device. */
export function createAppI18n(language: Language = readLanguage()): I18n {
  return createI18n({
    language,
    catalogues,
    load: otherCatalogue,
    retry: askAgain,
    onFailure: askAboutTexts,
    resources: bundledCatalogues,
    preload: ['app', 'common', 'components'],
  }).i18n;
}

/** Resolves once the texts of every page are loaded, or could not be. */
export function whenInitialized(i18n: I18n): Promise<void> {
  return new Promise((resolve) => {
    if (i18n.isInitialized) resolve();
    else i18n.on('initialized', () => resolve());
  });
}
