import type { Option } from '#components/Field';
import type { IconSource } from '#components/Icon';
import type { MatchRange } from '#lib/text/highlightRanges';

/** A suggested option. */
export type AutocompleteOption = Omit<Option, 'disabled'> & {
  icon?: IconSource | undefined;
  /** Ranges of the label that match the query, as `[start, length]` in UTF-16 units. */
  matches?: readonly MatchRange[] | undefined;
};

/** Returns the options in display order: groups in order of first appearance, original order within each group. */
export function inGroups<Item extends AutocompleteOption>(options: readonly Item[]): Item[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
