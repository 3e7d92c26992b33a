import type { Guide } from '#.storybook/guide';

import { Card } from '#components/Card';

import { Grid } from './Grid';

export const guide: Guide = {
  use: ['For cards or fields of equal weight that fill the width in columns.'],
  instead: [
    { component: 'Masonry', when: 'for cards of different heights.' },
    { component: 'VirtualGrid', when: 'for hundreds of tiles.' },
    { component: 'Inline', when: 'for a row of things of their own width.' },
  ],
  anatomy: [
    {
      part: 'Columns',
      about: 'As many as fit with at least `min` rem each; `fit` stretches them, `fill` keeps empty ones.',
    },
    { part: 'Gap', about: 'A step of the theme’s scale.' },
  ],
  dos: [
    {
      do: {
        text: 'Let the width decide how many columns there are.',
        example: (
          <Grid min={8} gap={12}>
            <Card>One</Card>
            <Card>Two</Card>
            <Card>Three</Card>
          </Grid>
        ),
      },
      dont: { text: 'Fix a number of columns: phones have room for one.' },
    },
  ],
  content: ['Keep the parts of cards in the same order, so that rows can be compared.'],
  accessibility: ['As `ul` it keeps the role of a list.', 'The reading order is that of the code, row by row.'],
};
