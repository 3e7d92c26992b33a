import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const page = style({
  display: 'grid',
  gap: vars.space[64],
  maxInlineSize: vars.measure.full,
  marginInline: 'auto',
  paddingBlock: vars.space[24],
});

export const head = style({ display: 'grid', gap: vars.space[16] });
export const title = style({ ...typography.titleL });
export const lead = style({
  ...typography.reading,
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.muted,
});

export const jumps = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const jump = style([
  focusRing,
  {
    ...typography.label,
    display: 'inline-flex',
    gap: vars.space[8],
    alignItems: 'center',
    minBlockSize: vars.control.small,
    paddingInline: vars.space[12],
    color: vars.color.text.default,
    textDecoration: 'none',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
  },
]);
export const count = style({ ...typography.caption, color: vars.color.text.muted });

export const family = style({ display: 'grid', gap: vars.space[20], scrollMarginBlockStart: vars.space[24] });
export const familyName = style({ ...typography.titleM });

export const tiles = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  '@media': {
    [media.smUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lgUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-wide]': { '@media': { [media.smUp]: { gridColumn: 'span 2' } } } },
});

export const name = style([
  focusRing,
  {
    ...typography.label,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.medium,
    paddingInline: vars.space[16],
    color: vars.color.text.muted,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    selectors: { '&:hover': { color: vars.color.text.link, textDecoration: 'underline' } },
  },
]);

export const specimen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignContent: 'center',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '7rem',
  padding: vars.space[20],
});
// Components without an intrinsic width, such as a field or a table, fill the available space.
globalStyle(`${specimen} > :not(button, a, span, svg)`, { flexGrow: 1, minInlineSize: 0 });

export const rest = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24], rowGap: vars.space[4] });
export const restLink = style([
  focusRing,
  {
    ...typography.body,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.control.small,
    color: vars.color.text.link,
  },
]);
