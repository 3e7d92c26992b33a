import { describe, expect, it } from 'vitest';

import { componentDocsPlugin } from './componentDocsPlugin';
import type { ComponentDocs } from './componentDocs';

const badge: ComponentDocs = {
  name: 'Badge',
  description: 'A label.',
  components: [],
  hooks: [],
  types: [],
  tokens: [],
};

function load(options: { isTest?: boolean }): unknown {
  const plugin = componentDocsPlugin(options, () => ({ Badge: badge }));
  const hooks = plugin as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => string | undefined;
  };
  expect(hooks.load('virtual:other')).toBeUndefined();
  return hooks.load(hooks.resolveId('virtual:component-docs') ?? '');
}

describe('the module with the documentation', () => {
  it('contains it in Storybook', () => {
    expect(load({})).toBe(`export const componentDocs = ${JSON.stringify({ Badge: badge })};`);
  });

  it('is empty in story tests', () => {
    expect(load({ isTest: true })).toBe('export const componentDocs = {};');
  });
});
