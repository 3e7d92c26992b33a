/** Words that mean a category as a whole, by the category's plural. */
export type CategoryAliases = Readonly<Record<string, readonly string[]>>;

/**
 * Words that mean a category as a whole, by the category's plural, as they stand on the title that the build has drawn for
 * searches; none where nothing was drawn, which is so in other languages. The title is found before the application takes
 * its place, or waits in its template.
 */
function readPrerenderedAliases(): CategoryAliases {
  if (typeof document === 'undefined' || document.documentElement.lang !== 'en') return {};
  const template = document.querySelector<HTMLTemplateElement>('#shell-results');
  const title = [document, template?.content].map((part) => part?.querySelector<HTMLElement>('h1[data-words]'));
  // Written by our own build.
  return JSON.parse(title.find(Boolean)?.dataset['words'] ?? '{}') as CategoryAliases;
}

const categoryAliases = readPrerenderedAliases();

/** What a search for this is a search for, "Pharmacies" for "chemist", where that is known before it is answered. */
export function categoryForAlias(term: string, locale: string): string | undefined {
  if (locale !== 'en') return undefined;
  const typed = term.trim().toLowerCase();
  return Object.keys(categoryAliases).find((plural) => categoryAliases[plural]?.includes(typed));
}
