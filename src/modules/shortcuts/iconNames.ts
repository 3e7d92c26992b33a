/** The icon sets the picker looks through, in the order it shows them. */
export const pickerSets = ['heroicons_outline', 'heroicons_solid', 'feather', 'mat_outline'] as const;
export type PickerSet = (typeof pickerSets)[number];

/** Names by set, without the namespace. */
export type IconNames = Readonly<Record<PickerSet, readonly string[]>>;

/** Fetches the names of all sets the picker offers; the drawings come when they are shown. */
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

/** One icon the picker offers. */
export interface FoundIcon {
  set: PickerSet;
  /** Without the namespace. */
  name: string;
}

const perSet = 6;

/**
 * The icons whose name holds every word of `text`, the nearest first, a few of each set. A text with a namespace
 * (`feather:bel`) looks in that set only.
 */
export function findIcons(names: IconNames, text: string): FoundIcon[] {
  const [before = '', after] = text.toLowerCase().split(':');
  const wanted = pickerSets.filter((set) => after === undefined || set === before);
  const words = (after ?? before).split(/[\s_-]+/).filter((word) => word !== '');
  // How far in the name the first word stands, then how much else the name says.
  const distance = (name: string) => name.indexOf(words[0] ?? '') * 100 + name.length;
  return wanted.flatMap((set) => {
    const found = names[set].filter((name) => words.every((word) => name.includes(word)));
    const sorted = words.length === 0 ? found : found.toSorted((a, b) => distance(a) - distance(b));
    return sorted.slice(0, after === undefined ? perSet : perSet * pickerSets.length).map((name) => ({ set, name }));
  });
}
