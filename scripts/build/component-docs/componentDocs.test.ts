import { beforeAll, describe, expect, it } from 'vitest';

import { componentNames, readComponentDocs, readTokens } from './componentDocs';
import type { ComponentDocs, PropDocs } from './componentDocs';

describe('the documentation of components', () => {
  let docs: Record<string, ComponentDocs>;

  beforeAll(() => {
    docs = readComponentDocs();
    // Checks the types of all components.
  }, 60_000);

  const propsOf = (name: string): Record<string, PropDocs> =>
    Object.fromEntries(docs[name]?.components[0]?.props.map((prop) => [prop.name, prop]) ?? []);

  it('has every component, and what each is for', () => {
    expect(Object.keys(docs)).toEqual(componentNames());
    expect(docs['Button']?.description).toContain('Triggers an action');
    expect(Object.values(docs).filter(({ components }) => components.length === 0)).toEqual([]);
  });

  it('has type, default and description of a prop', () => {
    const { loading, children, onClick } = propsOf('Button');
    expect(loading).toMatchObject({ type: 'boolean', kind: 'boolean', required: false, default: 'false' });
    expect(loading?.description).toContain('ignores clicks');
    expect(children).toMatchObject({ type: 'ReactNode', kind: 'node', required: true });
    expect(onClick).toMatchObject({ type: 'MouseEventHandler<HTMLButtonElement>', kind: 'function' });
  });

  it('describes every prop', () => {
    const undescribed = Object.values(docs).flatMap(({ components }) =>
      components.flatMap(({ name, props }) =>
        props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
      ),
    );
    expect(
      undescribed,
      'A prop needs a TSDoc sentence that says what a user of the component has to know; it is shown in Storybook.',
    ).toEqual([]);
  });

  it('has defaults that are applied elsewhere from their tag', () => {
    expect(propsOf('Button')['tone']?.default).toBe("'neutral'");
  });

  it('names only defaults that the prop accepts', () => {
    const impossible = Object.values(docs).flatMap(({ components }) =>
      components.flatMap(({ name, props }) =>
        props.flatMap(({ name: prop, default: fallback, options }) => {
          const [, text] = /^'(.*)'$/.exec(fallback ?? '') ?? [];
          return text !== undefined && options && !options.includes(text) ? `${name}.${prop}: ${fallback}` : [];
        }),
      ),
    );
    expect(impossible).toEqual([]);
  });

  it('has the members of a union, in the order of the code or of their scale', () => {
    const { type, size, tone } = propsOf('Button');
    expect(type?.options).toEqual(['button', 'submit', 'reset']);
    expect(size?.options).toEqual(['small', 'medium', 'large']);
    expect(tone?.type).toContain('"primary"');
    expect(propsOf('Accordion')['headingLevel']?.options).toEqual([2, 3, 4, 5, 6]);
  });

  it('has the props of intersections and of every member of a union', () => {
    // Props of all fields, and those that only one of two kinds of calendar has.
    expect(Object.keys(propsOf('TextField'))).toEqual(expect.arrayContaining(['label', 'error', 'value', 'onChange']));
    expect(Object.keys(propsOf('Calendar'))).toEqual(expect.arrayContaining(['mode', 'value', 'onChange']));
    expect(propsOf('Calendar')['mode']?.options).toEqual(['single', 'range']);
  });

  it('has the types that props name, and hooks', () => {
    expect(
      docs['Accordion']?.types.find(({ name }) => name === 'AccordionItem')?.props.map(({ name }) => name),
    ).toEqual(['id', 'title', 'anchor', 'meta', 'content']);
    expect(docs['Toast']?.hooks.map(({ name }) => name)).toContain('useToast');
  });

  it('has the tokens that the styles name', () => {
    expect(docs['Button']?.tokens).toEqual(expect.arrayContaining(['control.large', 'radius.control', 'space.8']));
  });
});

describe('the tokens of a style sheet', () => {
  it('are paths of the contract, each once', () => {
    const styles = "gap: vars.space[8], color: vars.color.text.muted, inset: vars.space['8'], ...typography.label";
    expect(readTokens(styles)).toEqual(['color.text.muted', 'space.8', 'typography.label']);
  });
});
