import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';

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
      <table className="docs-props">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, effect]) => (
            <tr key={`${key} ${effect}`}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>
                <Markdown>{effect}</Markdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Components whose open states cover the page. */
const modal = new Set([
  'CommandPalette',
  'ConfirmationDialog',
  'Dialog',
  'Drawer',
  'KeyboardShortcutsDialog',
  'LiveRegion',
  'Modal',
  'Toast',
]);

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

/** A story in a frame of its own: it would cover the page, or change the appearance of all of it. */
function FramedStory({ id, name }: { id: string; name: string }) {
  const { theme, scheme } = useContext(DocsAppearance);
  return (
    <>
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
    </>
  );
}

/** All stories but the first, which is the playground. */
function States({ framed }: { framed: boolean }) {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  const others = framed ? stories : stories.slice(1);
  if (others.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {others.map(({ id, name, moduleExport, storyGlobals }) =>
        framed || Object.keys(storyGlobals).length > 0 ? (
          <FramedStory key={id} id={id} name={name} />
        ) : (
          <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
        ),
      )}
    </>
  );
}

/**
 * Page of a component: purpose, import line, guide with the playground in it, keys, states, further exports, related
 * components, tokens.
 */
function ComponentPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Purpose />
      <ImportLine />
      <ComponentGuide name={name}>
        <Heading>Playground</Heading>
        <Playground />
        <Controls />
      </ComponentGuide>
      <Keyboard />
      <States framed={modal.has(name)} />
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
