import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { Card } from '#components/Card';

import { Stack } from './Stack';
import * as styles from './Stack.css';

const three = ['First', 'Second', 'Third'].map((text) => <Card key={text}>{text}</Card>);

const meta = preview.meta({ component: Stack, args: { children: three } });

export const Default = meta.story({ args: { gap: 16, align: 'stretch', as: 'div' } });
Default.test('keeps the distance that it is given', async ({ canvas }) => {
  const [first, second] = ['First', 'Second'].map((text) => canvas.getByText(text).getBoundingClientRect());
  await expect(Number(second?.top) - Number(first?.bottom)).toBeGreaterThanOrEqual(16);
});

/** As a list, screen readers announce its number of items. */
export const AsList = Default.extend({ args: { as: 'ul', 'aria-label': 'Steps', gap: 8 } });
AsList.test('makes each child an item', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Steps' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

export const AsSection = Default.extend({ args: { as: 'section', 'aria-label': 'Overview' } });
AsSection.test('is a region with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Overview' })).toBeVisible();
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 32 }}>
      {Object.keys(styles.align).map((align, at) => (
        <div key={align}>
          <p>{align}</p>
          <Stack align={align as keyof typeof styles.align} gap={([4, 8, 16, 24] as const)[at] ?? 16}>
            {three}
          </Stack>
        </div>
      ))}
    </div>
  ),
});
