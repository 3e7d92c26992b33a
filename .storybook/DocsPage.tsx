import {
  AnchorMdx,
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
import { Fragment, useContext, useState } from 'react';

import { Button } from '#components/Button';

import { docsOf } from './argTypes';
import { DocsAppearance } from './DocsContainer';
import { FurtherExports, ImportLine, Purpose, Related, TokensUsed } from './docsBlocks';
import { ComponentGuide } from './GuideBlocks';

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

/** Components whose open states cover the page. */
const modal = new Set(['CommandPalette', 'ConfirmationDialog', 'Dialog', 'Drawer', 'Modal', 'Toast']);

/** The first story of a component; one that would open over the page at once waits behind a button. */
function Playground() {
  const { componentStories } = useContext(DocsContext);
  const covers = componentStories()[0]?.initialArgs['open'] === true;
  const [shown, setShown] = useState(!covers);
  if (shown) return <Primary />;
  return (
    <div className="sb-unstyled docs-opener">
      <Button variant="outline" onClick={() => setShown(true)}>
        Open the playground
      </Button>
    </div>
  );
}

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

/** Page of a component: purpose, import line, playground, guide, keys, states, further exports, related components, tokens. */
function ComponentPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Purpose />
      <ImportLine />
      <Heading>Playground</Heading>
      <Playground />
      <Controls />
      <ComponentGuide name={name} />
      <Keyboard />
      {modal.has(name) ? (
        <>
          <Heading>States</Heading>
          <FramedStories />
        </>
      ) : (
        <Stories title="States" includePrimary={false} />
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
