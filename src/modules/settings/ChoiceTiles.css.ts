import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const grid = style({ display: 'grid', gap: vars.space[8] });

const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };

export const columns = styleVariants({
  swatch: { ...three, '@media': { [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  icon: three,
  picture: { ...three, gap: vars.space[12] },
});

export const tile = style({
  ...typography.label,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  cursor: 'pointer',
  transitionProperty: 'border-color, box-shadow, color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { color: vars.color.text.default, borderColor: vars.color.border.strong },
    '&:has(:checked)': {
      color: vars.color.text.default,
      borderColor: vars.color.primary.text,
      // Doubles the border without shifting the layout.
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
    },
    '&:has(:focus-visible)': focusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&:has(:focus-visible)': { outline: '2px solid Highlight' },
      },
    },
  },
});

const beside = { gap: vars.space[8], minBlockSize: vars.control.large, paddingInline: vars.space[12] };

export const look = styleVariants({
  swatch: beside,
  // Where three long labels do not fit beside their icons.
  icon: {
    ...beside,
    '@media': {
      [media.belowSm]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: vars.space[4],
        paddingBlock: vars.space[8],
        paddingInline: vars.space[4],
      },
    },
  },
  picture: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[6],
    padding: vars.space[8],
    textAlign: 'center',
    '@media': { [media.belowSm]: { padding: vars.space[6] } },
  },
});

/** Stretches the radio over the whole tile. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: 'inherit',
  opacity: 0,
  cursor: 'inherit',
});

export const sample = styleVariants({
  swatch: { display: 'inline-flex', flexShrink: 0 },
  icon: { display: 'inline-flex', flexShrink: 0 },
  picture: { display: 'grid' },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Marks the checked tile without relying on the border colour. */
export const checkmark = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[8]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[8]})`,
  display: 'none',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.primary.solid,
  border: `2px solid ${vars.color.surface.overlay}`,
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
  selectors: { [`${radio}:checked ~ &`]: { display: 'grid' } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      borderColor: 'Canvas',
    },
  },
});

export const check = style({ inlineSize: '0.75rem', blockSize: '0.75rem' });
