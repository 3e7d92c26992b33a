import type { IconSource } from '#components/Icon';
import type { MatchRange } from '#components/internal/highlightRanges';

/** A combobox suggestion. */
export type AutocompleteOption = {
  /** Unique among the options. */
  id: string;
  label: string;
  /** Distinguishes options with equal labels. */
  description?: string | undefined;
  /** Heading of the option's group. */
  group?: string | undefined;
  icon?: IconSource | undefined;
  /** Ranges of the label that match the query, as `[start, length]` in UTF-16 units. */
  matches?: readonly MatchRange[] | undefined;
};

/** Returns the options in display order: groups in order of first appearance, original order within each group. */
export function inGroups<Option extends AutocompleteOption>(options: readonly Option[]): Option[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
