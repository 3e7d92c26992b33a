import type { i18n as I18n, TFunction } from 'i18next';

import english from './texts.en.json';
import turkish from './texts.tr.json';

const namespace = 'app-texts';

/** The texts about missing texts, which come with their page: they cannot be waited for. */
export function failureTexts(i18n: I18n): TFunction {
  if (!i18n.hasResourceBundle('en', namespace)) {
    i18n.addResourceBundle('en', namespace, english).addResourceBundle('tr', namespace, turkish);
  }
  return i18n.getFixedT(null, namespace);
}
