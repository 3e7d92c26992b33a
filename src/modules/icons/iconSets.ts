/** The icon sets of the specification, by the name in their addresses. */
export const iconSetSlugs = [
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'feather',
  'material-outline',
  'material-solid',
  'material-twotone',
] as const;
/** An icon set, by the name in its address. */
export type IconSetSlug = (typeof iconSetSlugs)[number];

/** The packages that the sets come from. */
export const iconFamilies = {
  heroicons: {
    title: 'Heroicons',
    author: 'Tailwind Labs, Inc.',
    licence: 'MIT',
    licenceUrl: 'https://github.com/tailwindlabs/heroicons/blob/master/LICENSE',
  },
  feather: {
    title: 'Feather',
    author: 'Cole Bemis',
    licence: 'MIT',
    licenceUrl: 'https://github.com/feathericons/feather/blob/main/LICENSE',
  },
  material: {
    title: 'Material',
    author: 'Google',
    licence: 'Apache 2.0',
    licenceUrl: 'https://github.com/google/material-design-icons/blob/master/LICENSE',
  },
} as const;
/** A package of icon sets, whose icons have the same names. */
export type IconFamily = keyof typeof iconFamilies;

/** What is known of a set without a request. */
export interface IconSetInfo {
  family: IconFamily;
  /** Stands before the colon in the full name of its icons. */
  namespace: string;
  /** Edge length in px for which its icons are drawn. */
  edge: 20 | 24;
}

/** Each set with its family and namespace. */
export const iconSets: Readonly<Record<IconSetSlug, IconSetInfo>> = {
  'heroicons-outline': { family: 'heroicons', namespace: 'heroicons_outline', edge: 24 },
  'heroicons-solid': { family: 'heroicons', namespace: 'heroicons_solid', edge: 24 },
  'heroicons-mini': { family: 'heroicons', namespace: 'heroicons_mini', edge: 20 },
  feather: { family: 'feather', namespace: 'feather', edge: 24 },
  'material-outline': { family: 'material', namespace: 'mat_outline', edge: 24 },
  'material-solid': { family: 'material', namespace: 'mat_solid', edge: 24 },
  'material-twotone': { family: 'material', namespace: 'mat_twotone', edge: 24 },
};

/** The sets of a family, in their order. */
export const setsOfFamily = (family: IconFamily): IconSetSlug[] =>
  iconSetSlugs.filter((slug) => iconSets[slug].family === family);

/** The set of a full name, `feather:trash`. */
export const setOfNamespace = (namespace: string): IconSetSlug | undefined =>
  iconSetSlugs.find((slug) => iconSets[slug].namespace === namespace);

/** Edge lengths in px at which icons can be shown and exported. */
export const iconSizes = ['16', '20', '24', '32', '40', '48', '64'] as const;
/** An edge length in px. */
export type IconSize = (typeof iconSizes)[number];
