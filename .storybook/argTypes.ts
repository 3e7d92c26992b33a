import type { Preview } from '@storybook/react-vite';
import type { InputType } from 'storybook/internal/types';
import { componentDocs } from 'virtual:component-docs';

import type { ComponentDocs, PropDocs } from '../scripts/build/component-docs/componentDocs.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Choices that fit on a line are radio buttons; more are a select. */
const mostRadios = 4;

/** Documentation of the component to which a story file belongs; `undefined` for other stories and in story tests. */
export function docsOf(storyFile: unknown): ComponentDocs | undefined {
  const [, name] = /\/src\/components\/(\w+)\//.exec(String(storyFile)) ?? [];
  return name === undefined ? undefined : componentDocs[name];
}

/** The type in Storybook's terms, by which it reads the values of controls from an address. */
function typeOf({ kind, type, options = [], required }: PropDocs): NonNullable<InputType['type']> {
  if (kind === 'choice') return { name: 'enum', value: options.map(String), required };
  if (kind === 'boolean' || kind === 'number' || kind === 'function') return { name: kind, required };
  if (kind === 'text' || type === 'ReactNode') return { name: 'string', required };
  return { name: 'other', value: type, required };
}

function controlOf({ kind, type, options = [] }: PropDocs, value: unknown): Partial<InputType> {
  if (kind === 'choice') {
    return { options, control: { type: options.length <= mostRadios ? 'inline-radio' : 'select' } };
  }
  if (kind === 'boolean' || kind === 'text' || kind === 'number') return { control: { type: kind } };
  // A text is a node too; an element cannot be edited.
  if (type === 'ReactNode' && (value === undefined || typeof value === 'string')) return { control: { type: 'text' } };
  return { control: false };
}

/** What Storybook's table and controls show of a prop; `value` is the story's own. */
function argTypeOf(prop: PropDocs, value: unknown): InputType {
  return {
    name: prop.name,
    description: prop.description,
    type: typeOf(prop),
    table: {
      type: { summary: prop.type },
      ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
      ...(prop.kind === 'function' && prop.name.startsWith('on') ? { category: 'Events' } : {}),
    },
    ...controlOf(prop, value),
  };
}

/** What a page's story is set up with (`RouteArgs`). Its router is made once, so a change would have no effect. */
const routeArgs = ['path', 'at', 'page', 'layout'];

/** Hides the set-up of pages, which is none of their props. */
export const hiddenRouteArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  if (!('page' in initialArgs && 'path' in initialArgs)) return argTypes;
  const hidden = routeArgs.map((name) => [name, { ...argTypes[name], name, table: { disable: true } }] as const);
  return { ...argTypes, ...(Object.fromEntries(hidden) as typeof argTypes) };
};

/** Fills the table and the controls of every component's stories; what a story file states itself is kept. */
export const publicSurfaceArgTypes: ArgTypesEnhancer = ({ parameters, argTypes, initialArgs }) => {
  const props = docsOf(parameters['fileName'])?.components[0]?.props;
  if (!props) return argTypes;
  const documented = props.map((prop) => {
    const own = argTypes[prop.name];
    const known = argTypeOf(prop, initialArgs[prop.name]);
    return [prop.name, { ...known, ...(own?.control === undefined ? {} : { control: own.control }) }] as const;
  });
  return Object.fromEntries(documented) as typeof argTypes;
};
