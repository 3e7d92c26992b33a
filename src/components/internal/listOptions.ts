import type { ReactNode } from 'react';

import type { Option } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { foldDiacritics } from '#lib/text/foldDiacritics';
import type { MatchRange } from '#lib/text/highlightRanges';

/** An option with what only a list shows. */
export type ListOption = Option & {
  /** Decoration before the label: an avatar, a colour. Memoise it, so that moving through the list stays fast. */
  leadingVisual?: ReactNode;
  /** Icon before the label. */
  icon?: IconSource | undefined;
  /** Ranges of the label that match the query, as `[start, length]` in UTF-16 units. */
  matches?: readonly MatchRange[] | undefined;
  /** Does something instead of being selected: “Create “x””. */
  isAction?: boolean | undefined;
};

/** The options by group: groups in order of first appearance, options in the given order. */
export function byGroup<Item extends Option>(options: readonly Item[]): Map<string | undefined, Item[]> {
  const groups = new Map<string | undefined, Item[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** The options in display order. */
export function inGroups<Item extends Option>(options: readonly Item[]): Item[] {
  return [...byGroup(options).values()].flat();
}

/** The options whose label or description contains the query, ignoring case and accents. */
export function matching<Item extends Option>(options: readonly Item[], query: string) {
  const wanted = foldDiacritics(query.trim());
  return wanted === ''
    ? options
    : options.filter(({ label, description = '' }) => foldDiacritics(`${label} ${description}`).includes(wanted));
}
