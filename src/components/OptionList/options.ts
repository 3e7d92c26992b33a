import { foldDiacritics } from '#lib/text/foldDiacritics';

/** One option of a list. */
export type ListedOption<Value extends string = string> = {
  /** Unique among the options. */
  value: Value;
  label: string;
  /** Distinguishes options with the same label. */
  description?: string | undefined;
  /** Heading of the group it belongs to. */
  group?: string | undefined;
  disabled?: boolean | undefined;
};

/** The options by group: groups in order of first appearance, options in the given order. */
export function byGroup<Option extends ListedOption>(options: readonly Option[]): Map<string | undefined, Option[]> {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** The options in display order. */
export function inGroups<Option extends ListedOption>(options: readonly Option[]): Option[] {
  return [...byGroup(options).values()].flat();
}

/** The options whose label or description contains the query, ignoring case and accents. */
export function matching<Option extends ListedOption>(options: readonly Option[], query: string) {
  const wanted = foldDiacritics(query.trim());
  return wanted === ''
    ? options
    : options.filter(({ label, description = '' }) => foldDiacritics(`${label} ${description}`).includes(wanted));
}

/** The nearest index from `from` in steps of `step` whose option is enabled; -1 if there is none. */
export function usable(options: readonly ListedOption[], from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
