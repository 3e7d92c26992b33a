import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Number of lines shown while empty. */
export const rows = createVar();

/** Receives events around the field without affecting the layout. */
export const root = style({ display: 'contents' });

export const frame = style({
  ...typography.body,
  display: 'grid',
  minInlineSize: 0,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    '&:has([role="textbox"]:focus)': {
      borderColor: vars.color.primary.focus,
      ...focusOutline,
    },
    '&[data-invalid]': { borderColor: vars.color.error.text, boxShadow: `inset 0 0 0 1px ${vars.color.error.text}` },
    '&[data-disabled]': {
      color: vars.color.text.muted,
      backgroundColor: vars.color.fill.rest,
      borderColor: vars.color.border.default,
    },
  },
  '@media': {
    [media.coarse]: { fontSize: vars.type.control.size },
    [media.forcedColors]: {
      selectors: {
        '&[data-invalid]': { borderWidth: '2px' },
      },
    },
  },
});

export const bar = style({
  minBlockSize: `calc(${vars.control.small} + ${vars.space[8]})`,
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const link = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[8],
  backgroundColor: vars.color.surface.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const linkActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const paper = style({
  minBlockSize: `calc(${rows} * 1.25rem + ${vars.space[16]})`,
  maxBlockSize: '60vh',
  overflowY: 'auto',
});

export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
});

/** The editable text. */
export const text = style({
  minBlockSize: `calc(${rows} * 1.25rem + ${vars.space[16]})`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

// The editor creates these elements itself, so they can only be styled from here.
globalStyle(`${text} > * + *`, { marginBlockStart: vars.space[8] });
globalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: '1.4em' });
globalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: '1.6em' });
globalStyle(`${text} strong`, { fontWeight: vars.weight.strong });
globalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid ${vars.color.border.default}`,
});
globalStyle(`${text} p[data-placeholder]:first-child::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
