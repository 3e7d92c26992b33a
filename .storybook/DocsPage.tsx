import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

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

/** Page of a component: purpose, import line, playground, keys, states, further exports, related components, tokens. */
function ComponentPage() {
  return (
    <>
      <Title />
      <Purpose />
      <ImportLine />
      <Heading>Playground</Heading>
      <Primary />
      <Controls />
      <Keyboard />
      <Stories title="States" includePrimary={false} />
      <FurtherExports />
      <Related />
      <TokensUsed />
    </>
  );
}

/** Automatic documentation page of a story file. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (docsOf(preparedMeta.parameters['fileName'])) return <ComponentPage />;
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
