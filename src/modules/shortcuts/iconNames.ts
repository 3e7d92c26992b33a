/** Icon sets that the picker searches, in the order shown. */
const pickerSets = ['heroicons_outline', 'heroicons_solid', 'feather', 'mat_outline'] as const;
type PickerSet = (typeof pickerSets)[number];

/** Icon names by set, without the namespace. */
export type IconNames = Readonly<Record<PickerSet, readonly string[]>>;

/** Loads the names of all sets of the picker; the icons themselves load when they are shown. */
export async function loadIconNames(): Promise<IconNames> {
  const [outline, solid, feather, material] = await Promise.all([
    import('virtual:icons/heroicons_outline/names'),
    import('virtual:icons/heroicons_solid/names'),
    import('virtual:icons/feather/names'),
    import('virtual:icons/mat_outline/names'),
  ]);
  return {
    heroicons_outline: outline.default,
    heroicons_solid: solid.default,
    feather: feather.default,
    mat_outline: material.default,
  };
}

/** A suggested icon. */
export interface FoundIcon {
  set: PickerSet;
  /** Without the namespace. */
  name: string;
}

const perSet = 6;

/**
 * Icons whose name contains every word of `text`, best match first, a few per set. With a namespace (`feather:bel`)
 * only that set is searched.
 */
export function findIcons(names: IconNames, text: string): FoundIcon[] {
  const [before = '', after] = text.toLowerCase().split(':');
  const sets = pickerSets.filter((set) => after === undefined || set === before);
  const words = (after ?? before).split(/[\s_-]+/).filter((word) => word !== '');
  // Position of the first word, then length of the name.
  const distance = (name: string) => name.indexOf(words[0] ?? '') * 100 + name.length;
  return sets.flatMap((set) => {
    const found = names[set].filter((name) => words.every((word) => name.includes(word)));
    const sorted = words.length === 0 ? found : found.toSorted((a, b) => distance(a) - distance(b));
    return sorted.slice(0, after === undefined ? perSet : perSet * pickerSets.length).map((name) => ({ set, name }));
  });
}
