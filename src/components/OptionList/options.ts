import type { Option } from '#components/Field';
import { foldDiacritics } from '#lib/text/foldDiacritics';

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

/** The nearest index from `from` in steps of `step` whose option is enabled; -1 if there is none. */
export function usable(options: readonly Option[], from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
