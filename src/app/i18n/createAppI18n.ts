import type { i18n as I18n, Resource } from 'i18next';

import { createI18n } from '#lib/i18n/createI18n';
import { readLanguage } from '#lib/i18n/deviceLanguage';
import type { Language } from '#lib/i18n/languages';

import { loadTexts } from './loadTexts';
import { readPrerenderedTexts } from './prerenderedTexts';
import { showLoadError } from './showLoadError';

/** The namespaces of every page; the prerendered pages carry them. */
export const commonNamespaces = ['app', 'common', 'components'] as const;

export interface AppI18nOptions {
  /** By default the language stored on this device. */
  language?: Language;
  /** Texts that need not be loaded; by default those that the prerendered page carries. */
  resources?: Resource | undefined;
}

/** Creates the i18next instance of the application. */
export function createAppI18n({
  language = readLanguage(),
  resources = readPrerenderedTexts(language),
}: AppI18nOptions = {}): I18n {
  return createI18n({ language, load: loadTexts, onFailure: showLoadError, resources, preload: commonNamespaces }).i18n;
}

/** Resolves once the texts of every page are loaded, or could not be. */
export function whenInitialized(i18n: I18n): Promise<void> {
  return new Promise((resolve) => {
    if (i18n.isInitialized) resolve();
    else i18n.on('initialized', () => resolve());
  });
}
