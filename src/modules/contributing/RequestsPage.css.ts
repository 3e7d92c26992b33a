import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[32],
  rowGap: vars.space[8],
});

export const search = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '26rem' });

export const filterLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const words = style({ display: 'grid', gap: vars.space[4], flex: '1 1 16rem', minInlineSize: 0 });

export const name = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const meta = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

/** Each date stays in one piece where they do not fit in one line. */
export const dates = style([meta, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16] }]);
