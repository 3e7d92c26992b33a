import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';

import { docsOf } from './argTypes';
import { DocsAppearance } from './DocsContainer';
import { FurtherExports, ImportLine, Purpose, Related, TokensUsed } from './docsBlocks';

type Keys = readonly (readonly [keys: string, effect: string])[];

function isKeys(value: unknown): value is Keys {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === 2);
}

/** Keys of a composite component: `parameters.keyboard` of its stories, which their tests press. */
function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const keys: unknown = preparedMeta.parameters['keyboard'];
  if (!isKeys(keys)) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, effect]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Components whose stories cover the page. */
const modal = new Set(['CommandPalette', 'ConfirmationDialog', 'Dialog', 'Drawer', 'Modal', 'Toast']);

/** The stories in frames, because several open dialogs on one page would cover it, and each other. */
function FramedStories() {
  const { componentStories } = useContext(DocsContext);
  const { theme, scheme } = useContext(DocsAppearance);
  return componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .map(({ id, name }) => (
      <Fragment key={id}>
        <Subheading>{name}</Subheading>
        <iframe
          className="docs-frame"
          title={name}
          loading="lazy"
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};scheme:${scheme}`}
        />
        <p>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            Open with controls
          </AnchorMdx>
        </p>
      </Fragment>
    ));
}

/** Page of a component: purpose, import line, playground, keys, states, further exports, related components, tokens. */
function ComponentPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Purpose />
      <ImportLine />
      {modal.has(name) ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
          <Keyboard />
          <Heading>States</Heading>
          <FramedStories />
        </>
      ) : (
        <>
          <Heading>Playground</Heading>
          <Primary />
          <Controls />
          <Keyboard />
          <Stories title="States" includePrimary={false} />
        </>
      )}
      <FurtherExports />
      <Related />
      <TokensUsed />
    </>
  );
}

/** Automatic documentation page of a story file. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = docsOf(preparedMeta.parameters['fileName']);
  if (docs) return <ComponentPage name={docs.name} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}
