import { foldForSearch } from './foldForSearch';

/** Whether two titles are alike to a reader: no two labels of one collection are. */
export const isSameTitle = (one: string, other: string): boolean => {
  const folded = foldForSearch(one);
  return folded === '' ? one.trim() === other.trim() : folded === foldForSearch(other);
};
