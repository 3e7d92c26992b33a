import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../.storybook/catalogue';
import type { Guide } from '../../.storybook/guide';
import { guideHeadings } from '../../.storybook/guide';
import { projectRoot } from '../../scripts/build/component-docs/componentDocs';

const publicComponents = Object.keys(catalogue).filter((name) => catalogue[name]?.family !== 'Internal');
const fileOf = (name: string) => `src/components/${name}/${name}.docs.tsx`;
const fields = Object.keys(guideHeadings) as ReadonlyArray<keyof Guide>;

/** The texts of a guide, wherever they are. */
function textsOf({ use, instead, anatomy, dos, content, accessibility }: Guide): string[] {
  return [
    ...use,
    ...instead.map(({ when }) => when),
    ...anatomy.flatMap(({ part, about }) => [part, about]),
    ...dos.flatMap((pair) => [pair.do.text, pair.dont.text]),
    ...content,
    ...accessibility,
  ];
}

/** What is missing or wrong in a guide. */
function problemsOf(name: string, guide: Guide): string[] {
  return [
    ...fields.filter((field) => guide[field].length === 0).map((field) => `${field} is empty`),
    ...guide.instead
      .filter(({ component }) => !(component in catalogue))
      .map((one) => `${one.component} does not exist`),
    ...guide.instead.filter(({ component }) => component === name).map(() => 'it names itself as its alternative'),
    ...textsOf(guide)
      .filter((text) => text.trim() === '' || text.split('`').length % 2 === 0)
      .map((text) => `“${text}” is empty, or has an odd number of backticks`),
  ];
}

describe('the guides of components', () => {
  it('exist for every public component', () => {
    expect(publicComponents.length).toBeGreaterThan(100);
    const missing = publicComponents.map(fileOf).filter((file) => !existsSync(path.join(projectRoot, file)));
    expect(missing, 'The documentation page of a component needs a guide: model it on Button.docs.tsx.').toEqual([]);
  });

  it('would be reported when incomplete', () => {
    const guide: Guide = {
      use: ['For `code'],
      instead: [{ component: 'Gone', when: '' }],
      anatomy: [],
      dos: [],
      content: ['x'],
      accessibility: ['x'],
    };
    expect(problemsOf('Button', guide)).toEqual([
      'anatomy is empty',
      'dos is empty',
      'Gone does not exist',
      expect.stringContaining('For `code'),
      expect.stringContaining('“”'),
    ]);
  });

  it.each(publicComponents)('fill every field, and name components that exist: %s', async (name) => {
    const { guide } = (await import(path.join(projectRoot, fileOf(name)))) as { guide: Guide };
    expect(problemsOf(name, guide)).toEqual([]);
  });
});
