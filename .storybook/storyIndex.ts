import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

import { catalogue, families } from './catalogue.ts';

const componentTitle = /^Components\/(\w+)$/;

/** The place of a title in the sidebar: the number of its family; other pages of the library come first. */
function familyPlace(title: string): number {
  const [, name = ''] = componentTitle.exec(title) ?? [];
  return families.findIndex((family) => family === catalogue[name]?.family);
}

/** Lists a component under its family, with its status as a tag and its other names for the search. */
function listed<Entry extends IndexEntry>(entry: Entry): Entry {
  const [, name = ''] = componentTitle.exec(entry.title) ?? [];
  const known = catalogue[name];
  if (!known) return entry;
  return {
    ...entry,
    title: `Components/${known.family}/${name}`,
    tags: [...(entry.tags ?? []), known.status],
    // The search reads the anchors of a page: its headings in other Storybooks, its other names in this one.
    ...(entry.type === 'docs' ? { anchors: known.alsoKnownAs.map((title) => ({ id: 'also-known-as', title })) } : {}),
  };
}

/**
 * Names an automatic page after its component, because the search shows the name only; the sidebar calls it “Docs”
 * (`manager.ts`).
 */
function named<Entry extends IndexEntry>(entry: Entry): Entry {
  if (entry.type !== 'docs' || entry.tags?.includes('unattached-mdx') === true) return entry;
  return { ...entry, name: entry.title.split('/').at(-1) ?? entry.name };
}

/** Arranges the components of Storybook's index by family; the ids of stories, and so all links to them, stay. */
export function byFamily(index: StoryIndex): StoryIndex {
  const entries = Object.values(index.entries);
  const isComponent = ({ title }: IndexEntry) => title.startsWith('Components/');
  const start = Math.max(0, entries.findIndex(isComponent));
  const components = entries
    .filter(isComponent)
    .toSorted((one, other) => familyPlace(one.title) - familyPlace(other.title));
  const rest = entries.filter((entry) => !isComponent(entry));
  const arranged = [...rest.slice(0, start), ...components.map(listed), ...rest.slice(start)];
  return { ...index, entries: Object.fromEntries(arranged.map((entry) => [entry.id, named(entry)])) };
}

interface StoryIndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

/** Storybook's preset of the same name: its generator, with the components arranged by family. */
export function storyIndexGenerator<Generator extends StoryIndexGenerator>(generator: Generator): Generator {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => byFamily(await getIndex());
  return generator;
}
