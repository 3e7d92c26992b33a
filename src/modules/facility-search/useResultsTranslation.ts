import { useTranslation } from 'react-i18next';

/** Namespaces of results and filters, separate from the texts of the home page, which does not need them. */
export const resultNamespaces = ['facility-search-results', 'facility-search'] as const;

/** `useTranslation` for results and filters; looks up keys in both namespaces. */
export function useResultsTranslation() {
  return useTranslation(resultNamespaces, { nsMode: 'fallback' });
}
