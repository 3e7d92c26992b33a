import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.menu,
  '@media': { [media.print]: { position: 'static', overflow: 'visible' } },
});

export const table = style({ ...typography.small, inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });

const cell = style({
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});

export const columnHead = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.subtle,
    boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
]);

export const rowHead = style([
  cell,
  { textAlign: 'start', fontWeight: vars.weight.regular, whiteSpace: 'normal', minInlineSize: '6rem' },
]);

export const value = style([cell]);

export const row = style({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});

/** A visible hyphen where a value is missing. */
export const missing = style({ color: vars.color.text.muted });
