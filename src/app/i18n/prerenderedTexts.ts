import type { Resource } from 'i18next';

import type { Language } from '#lib/i18n/languages';

/** Id of the element with the texts that a prerendered page was rendered with. */
export const prerenderedTextsId = 'texts';

/** The content of that element. */
export interface PrerenderedTexts {
  language: Language;
  namespaces: Resource[string];
}

/** The texts that the page itself holds; `undefined` when it holds none in this language. */
export function readPrerenderedTexts(language: Language): Resource | undefined {
  const content = globalThis.document?.getElementById(prerenderedTextsId)?.textContent;
  if (!content) return undefined;
  const texts = JSON.parse(content) as PrerenderedTexts;
  return texts.language === language ? { [language]: texts.namespaces } : undefined;
}
