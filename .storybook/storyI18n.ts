import { texts } from 'virtual:texts';

import { createI18n } from '#lib/i18n/createI18n';
import { pseudoLocale, pseudoLocalizeCatalogue } from '#lib/i18n/pseudoLocale';

/** Translations of stories and documentation pages: part of the code, so that no story waits for them. */
export const { i18n, ready } = createI18n({
  language: 'en',
  resources: texts,
  pseudo: { [pseudoLocale]: pseudoLocalizeCatalogue },
});
