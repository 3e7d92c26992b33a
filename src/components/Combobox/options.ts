import type { IconSource } from '#components/Icon';
import type { MatchRange } from '#components/internal/highlightRanges';

/** One suggestion of a combobox. */
export type ComboboxOption = {
  /** Unique among the options. */
  id: string;
  label: string;
  /** What tells two equal labels apart. */
  description?: string | undefined;
  /** Heading under which the option stands. */
  group?: string | undefined;
  icon?: IconSource | undefined;
  /** The parts of the label that match what was typed, as `[start, length]` in UTF-16 units. */
  matches?: readonly MatchRange[] | undefined;
};

/** The options in the order they are shown: groups as they first appear, and inside a group as given. */
export function inGroups<Option extends ComboboxOption>(options: readonly Option[]): Option[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
