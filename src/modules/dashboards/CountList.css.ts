import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Length of a bar, as a fraction of the longest. */
export const share = createVar();

export const root = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  ...typography.body,
});

export const name = style({ overflowWrap: 'anywhere' });

export const count = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const bar = style({
  gridColumn: '1 / -1',
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.chart[1],
  inlineSize: `max(2px, calc(${share} * 100%))`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: forced.filling },
});

/** The text of the button starts where the names do. */
export const more = style({
  marginInlineStart: `calc(-1 * ${vars.space[8]} - 1px)`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 }, [media.print]: { display: 'none' } },
});

export const none = style({ ...typography.body, color: vars.color.text.muted });
