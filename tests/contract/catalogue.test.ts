import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../.storybook/catalogue';
import { byFamily } from '../../.storybook/storyIndex';
import { componentNames } from '../../scripts/build/component-docs/componentDocs';

const root = path.resolve(import.meta.dirname, '../..');

/** The components that screens render, themselves or inside other components. */
function usedComponents(): Set<string> {
  const importsOf = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !/\.(?:stories|docs|test)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(/'#components\/(\w+)'/g)].map(([, name = '']) => name),
      );
  const used = new Set(['src/app/**/*.{ts,tsx}', 'src/modules/**/*.{ts,tsx}'].flatMap(importsOf));
  // A set is iterated over what is added meanwhile.
  for (const name of used) for (const inner of importsOf(`src/components/${name}/**/*.{ts,tsx}`)) used.add(inner);
  return used;
}

describe('the catalogue of components', () => {
  it('calls stable what screens use, and beta what they do not use yet', () => {
    const used = usedComponents();
    const listed = Object.entries(catalogue).filter(([, { family }]) => family !== 'Internal');
    const wrong = listed.filter(([name, { status }]) => (status === 'stable') !== used.has(name));
    expect(wrong.map(([name, { status }]) => `${name} is ${status}`)).toEqual([]);
  });

  it('gives every component a family and a status', () => {
    expect(
      Object.keys(catalogue).toSorted(),
      'The sidebar lists components by family: .storybook/catalogue.ts needs a line for each folder of src/components.',
    ).toEqual(componentNames());
  });

  it('finds components by the names that designers give them', () => {
    const named = (word: string) =>
      Object.keys(catalogue).filter((name) =>
        catalogue[name]?.alsoKnownAs.some((other) => other.toLowerCase().split(' ').includes(word)),
      );
    expect(named('dropdown')).toEqual(expect.arrayContaining(['Select', 'Autocomplete', 'Menu']));
    expect(named('modal')).toContain('Dialog');
    expect(named('tag')).toContain('Chip');
    expect(named('snackbar')).toEqual(['Toast']);
  });
});

describe('the index of stories', () => {
  const entry = (id: string, title: string, type: 'docs' | 'story' = 'story') => ({
    [id]: { id, title, type, name: 'Default', importPath: `./${id}.tsx`, tags: ['dev'], storiesImports: [] },
  });
  const index = {
    v: 5,
    entries: {
      ...entry('welcome--docs', 'Welcome', 'docs'),
      ...entry('components-overview--all', 'Components/Overview'),
      ...entry('components-alert--default', 'Components/Alert'),
      ...entry('components-button--docs', 'Components/Button', 'docs'),
      ...entry('components-button--default', 'Components/Button'),
      ...entry('components-hovercard--default', 'Components/HoverCard'),
      ...entry('flows-guards--all', 'Flows/Guards'),
    },
  } as unknown as StoryIndex;
  const entries = Object.values(byFamily(index).entries);

  it('is arranged by family, and keeps the ids', () => {
    expect(entries.map(({ id, title }) => [id, title])).toEqual([
      ['welcome--docs', 'Welcome'],
      ['components-overview--all', 'Components/Overview'],
      ['components-button--docs', 'Components/Actions/Button'],
      ['components-button--default', 'Components/Actions/Button'],
      ['components-hovercard--default', 'Components/Overlays/HoverCard'],
      ['components-alert--default', 'Components/Feedback/Alert'],
      ['flows-guards--all', 'Flows/Guards'],
    ]);
  });

  it('has the status of a component as a tag, and its names for the search', () => {
    expect(entries.find(({ id }) => id === 'components-hovercard--default')?.tags).toEqual(['dev', 'beta']);
    expect(entries.find(({ id }) => id === 'components-button--docs')).toMatchObject({
      name: 'Button',
      anchors: [{ title: 'Push button' }, { title: 'CTA' }],
    });
  });
});
