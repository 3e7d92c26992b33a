import type { Category } from './facility';

/** The categories a facility can have, as options of a choice, under the names of their parents. */
export function categoryOptions(categories: readonly Category[]) {
  const parents = new Map(categories.map(({ id, name }) => [id, name]));
  return categories
    .filter(({ id }) => !categories.some(({ parentId }) => parentId === id))
    .map(({ id, name, parentId }) => {
      const group = parents.get(parentId ?? '');
      return { value: id, label: name, ...(group !== undefined && { group }) };
    });
}
