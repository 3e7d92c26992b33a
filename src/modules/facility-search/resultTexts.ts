import { useTranslation } from 'react-i18next';

/** Namespaces of the results and their filters: texts that the home page does not need stand apart from the others. */
export const resultTexts = ['facility-search-results', 'facility-search'] as const;

/** `useTranslation` for results and filters: a key is looked for in both namespaces. */
export function useResultTexts() {
  return useTranslation(resultTexts, { nsMode: 'fallback' });
}
