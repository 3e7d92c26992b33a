import type { i18n as I18n, TFunction } from 'i18next';
import { texts } from 'virtual:texts/app-texts';

import { bundledNamespace } from './areas';

/** The texts about missing texts. They are part of the code, because they cannot be loaded either. */
export function failureTexts(i18n: I18n): TFunction {
  for (const [language, bundle] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, bundledNamespace)) {
      i18n.addResourceBundle(language, bundledNamespace, bundle);
    }
  }
  return i18n.getFixedT(null, bundledNamespace);
}
