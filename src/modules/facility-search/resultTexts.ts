/** Namespaces of the results and their filters: texts that the home page does not need stand apart from the others. */
export const resultTexts = ['facility-search-results', 'facility-search'] as const;
