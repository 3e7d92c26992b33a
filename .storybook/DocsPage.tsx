import {
  AnchorMdx,
  ArgTypes,
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
import { DocsGlobals } from './DocsContainer';
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

type FramedStoryProps = {
  id: string;
  name: string;
  size?: 'dialog' | 'screen';
};

/**
 * A story in a frame of its own: it would cover the page, change the appearance of all of it, or get the responses that
 * the back end gives to another story.
 */
function FramedStory({ id, name, size = 'dialog' }: FramedStoryProps) {
  const globals = Object.entries(useContext(DocsGlobals)).filter(([, value]) => typeof value === 'string');
  const settings = globals.map(([key, value]) => `${key}:${String(value)}`).join(';');
  return (
    <>
      <Subheading>{name}</Subheading>
      <iframe
        className="docs-frame"
        data-size={size}
        title={name}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${id}&globals=${settings}`}
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

/** Page of a screen, a panel or a pattern: its first story, and links to its other states. */
function ScreenPage({ hasProps }: { hasProps: boolean }) {
  const { componentStories } = useContext(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first ? <FramedStory id={first.id} name={first.name} size="screen" /> : null}
      {others.length > 0 ? (
        <>
          <Heading>Other states</Heading>
          <ul className="docs-columns">
            {others.map(({ id, name }) => (
              <li key={id}>
                <AnchorMdx href={`?path=/story/${id}`} target="_self">
                  {name}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {hasProps ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : null}
      <Keyboard />
    </>
  );
}

/** Stories that make requests: each has its own responses of the back end, so only one of them can run in a document. */
const isScreen = (storyFile: unknown) => /\/src\/(?:modules|app)\/|\/stories\/patterns\//.test(String(storyFile));

/** Automatic documentation page of a story file. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const docs = docsOf(fileName);
  if (docs) return <ComponentPage name={docs.name} />;
  if (isScreen(fileName)) {
    const hasProps = Object.values(preparedMeta.argTypes).some(({ table }) => table?.disable !== true);
    return <ScreenPage hasProps={hasProps} />;
  }
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories includePrimary={false} />
    </>
  );
}
