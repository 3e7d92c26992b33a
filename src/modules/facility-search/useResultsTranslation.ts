import { useTranslation } from 'react-i18next';

/** Namespaces of the results and their filters: texts that the home page does not need stand apart from the others. */
export const resultNamespaces = ['facility-search-results', 'facility-search'] as const;

/** `useTranslation` for results and filters: a key is looked for in both namespaces. */
export function useResultsTranslation() {
  return useTranslation(resultNamespaces, { nsMode: 'fallback' });
}
