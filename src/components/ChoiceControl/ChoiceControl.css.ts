import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const columns = createVar();
const control = createVar();

export const list = style({ display: 'flex', minInlineSize: 0 });

export const orientation = styleVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap', columnGap: vars.space[20] },
});

export const root = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const row = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  columnGap: vars.space[8],
  color: vars.color.text.default,
  cursor: 'pointer',
  selectors: {
    // The description is part of the target and close to its label.
    '&[data-description]': { paddingBlockEnd: 0 },
    '&[data-description]::after': { content: '""', position: 'absolute', inset: 0 },
    // Wide enough for a finger, without room for words.
    '&[data-label-hidden]': { gridTemplateColumns: control, paddingInline: '0.1875rem 0.375rem' },
    '&:has(:disabled)': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
});

/** Side of the text that the control is on. */
export const side = styleVariants({
  start: { vars: { [columns]: `${control} minmax(0, 1fr) auto` } },
  end: { vars: { [columns]: `minmax(0, 1fr) auto ${control}` } },
});

export const size = styleVariants({
  medium: { paddingBlock: vars.space[4] },
  large: {
    fontSize: vars.type.control.size,
    lineHeight: vars.type.control.lineHeight,
    paddingBlock: `calc((${vars.control.large} - ${vars.type.control.lineHeight}) / 2)`,
  },
});

/** Control type, which determines the width of its column. */
export const variant = styleVariants({
  mark: { vars: { [control]: '1.125rem' } },
  switch: { vars: { [control]: '2.25rem' } },
});

// As tall as the first line of text.
export const holder = style({ display: 'grid', placeItems: 'center', blockSize: '1lh' });

export const label = style({ overflowWrap: 'anywhere' });

export const count = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const below = style({ paddingBlockEnd: vars.space[6] });

export const indented = style({ paddingInlineStart: `calc(${control} + ${vars.space[8]})` });

/** Styles of the native checkbox or radio. */
export const mark = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.strong}`,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: vars.color.text.muted },
    '&:checked, &:indeterminate:not([type="radio"])': {
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    [`${row}:hover &:checked:enabled`]: {
      backgroundColor: vars.color.primary.solidHover,
      borderColor: vars.color.primary.solidHover,
    },
    '&:is([aria-invalid="true"], [data-invalid]):enabled': {
      borderColor: vars.color.error.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.error.text}`,
    },
    '&:disabled': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.default },
    '&:disabled:checked': { color: vars.color.text.muted, backgroundColor: vars.color.fill.pressed },
    '&::before': { content: '""' },
  },
  '@media': {
    // The native rendering keeps its border and check mark in every colour scheme.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
