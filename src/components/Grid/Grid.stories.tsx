import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { Card } from '#components/Card';

import { Grid } from './Grid';
import * as styles from './Grid.css';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => <Card key={at}>{`Kart ${at + 1}: öğrenci işleri müdürlüğü`}</Card>);

const meta = preview.meta({ component: Grid, args: { children: cards(7) } });

export const Default = meta.story({ args: { min: 16, gap: 16, columns: 'fit', as: 'ul', 'aria-label': 'Cards' } });
Default.test('has equal columns of at least the given width', async ({ canvas }) => {
  const items = within(canvas.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
  const widths = items.map((item) => Math.round(item.getBoundingClientRect().width));
  await expect(new Set(widths).size).toBe(1);
  await expect(widths[0]).toBeGreaterThanOrEqual(256);
});

export const Narrow = Default.extend({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});
Narrow.test('has one column where even that does not fit', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
  await expect(first?.width).toBe(200);
  await expect(second?.left).toBe(first?.left);
});

/** `fill` reserves space for more items; `fit` stretches the existing ones. */
export const Few = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Grid columns="fit">{cards(2)}</Grid>
      <Grid columns="fill">{cards(2)}</Grid>
    </div>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.keys(styles.min).map((min) => (
        <div key={min}>
          <p>{min} rem</p>
          <Grid min={Number(min) as keyof typeof styles.min} gap={8}>
            {cards(6)}
          </Grid>
        </div>
      ))}
    </div>
  ),
});
