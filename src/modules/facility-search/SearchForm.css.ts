import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({ display: 'grid', gap: vars.space[16] });

const grid = style({ display: 'grid', gap: vars.space[16], alignItems: 'start' });

export const fields = style([
  grid,
  { '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } } },
]);

export const fieldsWithFilters = style([
  grid,
  { '@media': { [media.mdUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

/** The filters, and behind them the button. */
export const filters = style([
  grid,
  {
    '@media': {
      [media.mdUp]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
  },
]);

export const filterFields = style({ minInlineSize: 0 });

export const look = styleVariants({
  hero: {
    backgroundColor: vars.color.surface.panel,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    padding: vars.space[20],
    '@media': { [media.mdUp]: { padding: vars.space[24] } },
  },
  plain: {},
});

/** Aligns the button with the inputs, not with their labels. */
export const submit = style({
  '@media': { [media.mdUp]: { paddingBlockStart: '3rem' } },
});

/** Aligns the quiet button's label, rather than its edge, with the fields. */
export const extras = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});
