import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`,
  paddingBlock: `${vars.space[40]} ${vars.space[80]}`,
  display: 'grid',
  gap: vars.space[40],
});
/** Below the form. What this device remembers appears with hydration and moves the rest, which is hidden until then. */
export const sections = style({
  display: 'contents',
  selectors: { 'html[data-remembers] &[data-prerendered]': { visibility: 'hidden' } },
});

export const head = style({ display: 'grid', gap: vars.space[20] });
export const title = style({ ...typography.titleL });
export const where = style({ ...typography.reading, overflowWrap: 'anywhere' });
export const heading = style({ ...typography.titleS });
export const extras = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[20], alignItems: 'end' });
export const section = style({ display: 'grid', gap: vars.space[12] });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const recents = style({ display: 'grid', gap: vars.space[8], overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.text.muted });
export const regions = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.smUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The list of regions and, where there is room, the map beside it. */
export const regionsBeside = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [media.mdUp]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
});
/** Same height as the skeleton that reserves its space. */
export const regionsMap = style({
  minBlockSize: '20rem',
  display: 'grid',
  '@media': { [media.mdUp]: { minBlockSize: '26rem' }, [media.print]: { display: 'none' } },
});
export const region = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });
export const city = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  ...typography.body,
  maxInlineSize: '22rem',
});
export const count = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
});

/** Takes the focus when the button beside it disappears. */
export const savedLine = style({ outline: 'none', overflowWrap: 'anywhere' });
