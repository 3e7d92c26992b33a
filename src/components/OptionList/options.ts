/** One option of a list. */
export type ListedOption<Value extends string = string> = {
  /** Unique among the options. */
  value: Value;
  label: string;
  /** What tells two equal labels apart. */
  description?: string | undefined;
  /** Heading under which it stands. */
  group?: string | undefined;
  disabled?: boolean | undefined;
};

/** The options by group: groups as they first appear, and inside a group as given. */
export function byGroup<Option extends ListedOption>(options: readonly Option[]): Map<string | undefined, Option[]> {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** The options in the order they are shown. */
export function inGroups<Option extends ListedOption>(options: readonly Option[]): Option[] {
  return [...byGroup(options).values()].flat();
}

const fold = (text: string, locale: string) =>
  text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

/** The options that hold what is searched for, whatever its case and accents, in label or description. */
export function matching<Option extends ListedOption>(options: readonly Option[], query: string, locale: string) {
  const wanted = fold(query.trim(), locale);
  return wanted === ''
    ? options
    : options.filter(({ label, description = '' }) => fold(`${label} ${description}`, locale).includes(wanted));
}

/** The nearest index from `from` on, in steps of `step`, whose option can be used; -1 where there is none. */
export function usable(options: readonly ListedOption[], from: number, step: 1 | -1): number {
  for (let index = from; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
