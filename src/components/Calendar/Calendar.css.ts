import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const cell = createVar();

export const root = style({
  ...typography.body,
  vars: { [cell]: vars.control.medium },
  // A flex item keeps the width of its content otherwise, which is more than the smallest screens have.
  minInlineSize: 0,
  color: vars.color.text.default,
  '@media': { [media.coarse]: { vars: { [cell]: vars.control.large } } },
});

export const months = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[24] });

export const month = style({
  display: 'grid',
  gridTemplateAreas: '"previous caption next" "days days days"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: vars.space[8],
  // Seven targets wide, narrower on small screens.
  inlineSize: `calc(7 * ${cell})`,
  maxInlineSize: '100%',
});

const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: cell,
  blockSize: cell,
  padding: 0,
  color: vars.color.text.muted,
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      color: vars.color.text.default,
      backgroundColor: vars.color.fill.hover,
    },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

export const previous = style([step, { gridArea: 'previous' }]);

export const next = style([step, { gridArea: 'next' }]);

export const caption = style({
  gridArea: 'caption',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: cell,
  alignItems: 'center',
});

export const captionLabel = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const dropdowns = style({ display: 'flex', gap: vars.space[2] });

export const dropdown = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingInline: `${vars.space[8]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&:has(select:focus-visible)': focusOutline,
  },
});

// The native select, invisible on top of a label that can be styled.
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  fontSize: vars.type.control.size,
});

export const days = style({
  gridArea: 'days',
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${vars.space[2]}`,
});

export const weekday = style({
  ...typography.caption,
  blockSize: vars.control.small,
  padding: 0,
  color: vars.color.text.muted,
  textAlign: 'center',
});

export const day = style({
  // A month with fewer weeks keeps the height of its rows.
  blockSize: cell,
  padding: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const rangeMiddle = style({
  selectors: { '&:not([data-hidden])': { backgroundColor: vars.color.primary.softHover } },
});

export const dayButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: cell,
  padding: 0,
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.fill.hover },
    '&:focus-visible': { zIndex: vars.layer.base },
    [`${day}[data-outside] &`]: { color: vars.color.text.muted },
    [`${day}[data-today] &`]: { fontWeight: vars.weight.bold, color: vars.color.primary.text },
    // The dot means that today is not marked by colour alone.
    [`${day}[data-today] &::after`]: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: vars.space[4],
      inlineSize: vars.space[4],
      blockSize: vars.space[4],
      borderRadius: vars.radius.full,
      backgroundColor: 'currentcolor',
    },
    [`${day}[data-disabled] &`]: {
      color: vars.color.text.disabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    [`${day}[data-selected] &`]: {
      fontWeight: vars.weight.semibold,
      color: vars.color.primary.onSolid,
      backgroundColor: vars.color.primary.solid,
    },
    [`${day}[data-selected] &:hover:enabled`]: { backgroundColor: vars.color.primary.solidHover },
    // Between the ends of a range, the band alone marks the selection.
    [`${rangeMiddle}[data-selected] &`]: {
      fontWeight: vars.weight.regular,
      color: vars.color.text.default,
      backgroundColor: 'transparent',
    },
    [`${rangeMiddle}[data-selected] &:hover:enabled`]: { backgroundColor: vars.color.primary.border },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${day}[data-today] &::after`]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        [`${day}[data-disabled] &`]: forced.disabled,
        [`${day}[data-selected] &`]: {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
        [`${rangeMiddle}[data-selected] &`]: {
          color: 'CanvasText',
          backgroundColor: 'Canvas',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

const inSight = '&:not([data-hidden])';

export const rangeStart = style({
  selectors: { [inSight]: { backgroundColor: vars.color.primary.softHover } },
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
});

export const rangeEnd = style({
  selectors: { [inSight]: { backgroundColor: vars.color.primary.softHover } },
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});

/** Preview of the range that a click on the hovered day would complete. */
export const preview = style({ selectors: { [inSight]: { backgroundColor: vars.color.primary.soft } } });

/** Reserves the exact size of a calendar, row by row. */
export const placeholder = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  textAlign: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.subtle,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  blockSize: `calc(7 * ${cell} + ${vars.control.small} + 6 * ${vars.space[2]} + ${vars.space[12]})`,
  maxInlineSize: '100%',
});

export const placeholderWidth = styleVariants({
  one: { inlineSize: `calc(7 * ${cell})` },
  two: { inlineSize: `calc(14 * ${cell} + ${vars.space[24]})` },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[12],
  selectors: { '&:focus': { outline: 'none' } },
});

export const withAside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  '@media': { [media.mdUp]: { flexWrap: 'nowrap' } },
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
