import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

export const page = style({
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.mdUp]: { paddingBlock: `${vars.space[32]} ${vars.space[96]}` } },
  // At least as tall as the viewport while loading, so that the footer does not shift.
  selectors: {
    '&[data-waiting], &:has(> [aria-busy])': { minBlockSize: '100dvh' },
    // Prerendered content has its own padding.
    '& &': { padding: 0 },
  },
});

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] });

export const root = style([page, sections]);

export const header = style({ display: 'grid', gap: vars.space[16], maxInlineSize: vars.measure.content });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere', outline: 'none' });

export const lead = style({ ...typography.reading, color: vars.color.text.muted, maxInlineSize: vars.measure.reading });

/** A single scrolling row on a phone, where wrapping would push the articles off the screen. */
export const filters = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  // Full width of the screen, without clipping the focus rings.
  marginInline: `calc(-1 * ${vars.space[16]})`,
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[4],
  scrollPaddingInline: vars.space[16],
  '@media': { [media.smUp]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const filter = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.panel,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&[aria-current="true"]': {
      backgroundColor: vars.color.primary.soft,
      borderColor: vars.color.primary.border,
      color: vars.color.primary.text,
      // Not by colour alone.
      textDecoration: 'underline',
    },
  },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const count = style({ ...typography.body, color: vars.color.text.muted });

/** Links to other pages. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
