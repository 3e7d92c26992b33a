/** The names of a new module. */
export interface ModuleNames {
  /** Folder, path, namespace and table: `site-visits`. */
  slug: string;
  /** Identifier for several records: `siteVisits`. */
  records: string;
  /** In names of types and components: `SiteVisits`. */
  Records: string;
  /** Identifier for one record: `siteVisit`. */
  record: string;
  /** In names of types and components: `SiteVisit`. */
  Record: string;
  /** One record in paths of calls: `site-visit`. */
  recordSlug: string;
  /** Several records in sentences: `site visits`. */
  words: string;
  /** One record in sentences: `site visit`. */
  word: string;
  /** Title of the module: `Site visits`. */
  Title: string;
}

const usage = 'Usage: npm run new:module -- <slug> [<singular>], for example: site-visits, or people person.';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelCase = (slug: string) => slug.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Derives the names of a module from its slug, a plural in lower case, and the singular, by default the slug without
 * its last letter. Throws with a message for the person who runs the generator.
 */
export function moduleNames(slug?: string, singular: string | undefined = slug?.replace(/s$/, '')): ModuleNames {
  if (slug === undefined || singular === undefined) throw new Error(usage);
  for (const name of [slug, singular]) {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
      throw new Error(`"${name}" is not a slug: it has lower-case letters and hyphens only.\n${usage}`);
    }
  }
  if (slug === singular) throw new Error(`What is one of the ${slug}? Name it behind the slug.\n${usage}`);
  return {
    slug,
    records: camelCase(slug),
    Records: capitalized(camelCase(slug)),
    record: camelCase(singular),
    Record: capitalized(camelCase(singular)),
    recordSlug: singular,
    words: slug.replaceAll('-', ' '),
    word: singular.replaceAll('-', ' '),
    Title: capitalized(slug.replaceAll('-', ' ')),
  };
}

/** Replaces `{{slug}}` and the other names in a template or in the path of one. */
export function fillIn(text: string, names: ModuleNames): string {
  const known = new Map<string, string>(Object.entries(names));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => known.get(name) ?? all);
}
