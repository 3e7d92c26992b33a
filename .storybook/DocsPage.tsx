import {
  ArgTypes,
  Canvas,
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
  return componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .map(({ id, name, moduleExport }) => (
      <Fragment key={id}>
        <Subheading>{name}</Subheading>
        <Canvas of={moduleExport} story={{ inline: false, height: '480px' }} />
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
          <p>The controls of each state are on its own page, which the button at the top right of its frame opens.</p>
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
