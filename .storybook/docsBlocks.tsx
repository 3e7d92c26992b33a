import { Heading, Markdown, Source, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { componentDocs } from 'virtual:component-docs';

import { Badge } from '#components/Badge';
import { vars } from '#theme/contract.css';

import { name as packageName } from '../package.json';
import type { ComponentDocs, ShapeDocs } from '../scripts/build/component-docs/componentDocs.ts';
import { docsOf } from './argTypes';
import { catalogue } from './catalogue';
import { DocsGlobals } from './DocsContainer';
import { ComponentLink } from './GuideBlocks';

type Tokens = { readonly [name: string]: string | Tokens };

/** Documentation of the component whose page this is; `undefined` on other pages. */
function useComponentDocs(): ComponentDocs | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return docsOf(preparedMeta.parameters['fileName']);
}

/** What the component is for, its status and its other names. */
export function Purpose() {
  const docs = useComponentDocs();
  const entry = docs && catalogue[docs.name];
  if (!docs || !entry) return null;
  return (
    <div data-docs="purpose">
      <Markdown>{docs.description}</Markdown>
      <p>
        <span className="sb-unstyled">
          <Badge size="small" tone={entry.status === 'stable' ? 'success' : 'warning'}>
            {entry.status}
          </Badge>
        </span>{' '}
        {entry.status === 'stable' ? 'Screens of the product use it.' : 'No screen uses it yet: its props may change.'}
      </p>
      {entry.alsoKnownAs.length > 0 ? <p>Also known as: {entry.alsoKnownAs.join(', ')}.</p> : null}
    </div>
  );
}

/** TypeScript in the colours of the page. */
function Code({ children }: { children: string }) {
  const { scheme } = useContext(DocsGlobals);
  return <Source language="tsx" dark={scheme === 'dark'} code={children} />;
}

/** The line that imports the component from the package, to be copied. */
export function ImportLine() {
  const docs = useComponentDocs();
  if (!docs) return null;
  const names = docs.components.map(({ name }) => name).concat(docs.hooks.map(({ name }) => name));
  return <Code>{`import { ${names.join(', ')} } from '${packageName}/components/${docs.name}';`}</Code>;
}

function PropsTable({ props }: { props: ShapeDocs['props'] }) {
  const hasDefaults = props.some((prop) => prop.default !== undefined);
  return (
    <table className="docs-props">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          {hasDefaults ? <th scope="col">Default</th> : null}
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>{prop.required ? prop.name : `${prop.name}?`}</code>
            </td>
            <td>
              <code>{prop.type}</code>
            </td>
            {hasDefaults ? <td>{prop.default === undefined ? '' : <code>{prop.default}</code>}</td> : null}
            <td>
              <Markdown>{prop.description}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shape({ name, description, type, props }: ShapeDocs) {
  return (
    <section data-docs={`shape-${name}`}>
      <Subheading>{name}</Subheading>
      <Markdown>{description}</Markdown>
      {type === undefined ? null : <Code>{type}</Code>}
      {props.length > 0 ? <PropsTable props={props} /> : null}
    </section>
  );
}

/** What else the component's file exports: further components with their props, hooks, and the types of props. */
export function FurtherExports() {
  const docs = useComponentDocs();
  if (!docs) return null;
  const groups = [
    ['Parts', docs.components.slice(1)],
    ['Hooks', docs.hooks],
    ['Types', docs.types],
  ] as const;
  return groups
    .filter(([, shapes]) => shapes.length > 0)
    .map(([title, shapes]) => (
      <div key={title}>
        <Heading>{title}</Heading>
        {shapes.map((shape) => (
          <Shape key={shape.name} {...shape} />
        ))}
      </div>
    ));
}

const mentions = ({ description }: ComponentDocs) => [...description.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** Components that the description names, and those whose description names this one. */
function relatedTo(docs: ComponentDocs): string[] {
  const named = mentions(docs).filter((name) => name in componentDocs);
  const naming = Object.values(componentDocs).filter((other) => mentions(other).includes(docs.name));
  return [...new Set([...named, ...naming.map(({ name }) => name)])].filter((name) => name !== docs.name).toSorted();
}

/** Links to the components that a reader of this page may need instead, or beside it. */
export function Related() {
  const docs = useComponentDocs();
  const related = docs ? relatedTo(docs) : [];
  if (related.length === 0) return null;
  return (
    <>
      <Heading>Related components</Heading>
      <ul>
        {related.map((name) => (
          <li key={name}>
            <ComponentLink name={name} />: <FirstSentence>{componentDocs[name]?.description ?? ''}</FirstSentence>
          </li>
        ))}
      </ul>
    </>
  );
}

function FirstSentence({ children }: { children: string }) {
  return children.replaceAll('`', '').replace(/(?<=[.:]) .*$/, '');
}

/** The value of a token as a CSS variable; `undefined` for a group of tokens. */
function variableOf(token: string): string | undefined {
  let found: string | Tokens | undefined = vars as Tokens;
  for (const part of token.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The tokens that the styles of the component name; groups stand for all their tokens. */
export function TokensUsed() {
  const docs = useComponentDocs();
  if (!docs || docs.tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <ul className="docs-columns">
        {docs.tokens.map((token) => (
          <li key={token}>
            {token.startsWith('color.') ? (
              <span className="docs-swatch" style={{ background: variableOf(token) ?? variableOf(`${token}.solid`) }} />
            ) : null}
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
