import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';

const corner = vars.radius.card;
const tail = vars.radius.tag;

/** Own messages are aligned to the end, others to the start. */
export const root = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  paddingBlockEnd: vars.space[2],
  selectors: {
    '&[data-mine]': { justifyItems: 'end' },
    '&[data-ends]': { paddingBlockEnd: vars.space[12] },
  },
});

export const item = style({
  display: 'grid',
  justifyItems: 'inherit',
  gap: vars.space[2],
  maxInlineSize: 'min(82%, 36rem)',
  minInlineSize: 0,
});

export const message = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const bubble = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.subtle,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: corner,
  transitionProperty: 'box-shadow',
  transitionDuration: vars.duration.exit,
  selectors: {
    '[data-mine] &': { backgroundColor: vars.color.primary.soft, borderColor: 'transparent' },
    // The last bubble of a run has a sharp corner on its author's side, so that sides do not differ by colour alone.
    '[data-ends] &': { borderEndStartRadius: tail },
    '[data-mine][data-ends] &': { borderEndStartRadius: corner, borderEndEndRadius: tail },
    '&[data-state="sending"], &[data-state="waiting"]': {
      borderStyle: 'dashed',
      borderColor: vars.color.primary.border,
    },
    '&[data-state="failed"]': { borderColor: vars.color.error.border },
    '&[data-deleted], [data-mine] &[data-deleted]': {
      backgroundColor: 'transparent',
      borderColor: vars.color.border.subtle,
      borderStyle: 'dashed',
    },
    '&[data-large], [data-mine] &[data-large]': {
      ...typography.figure,
      paddingInline: 0,
      backgroundColor: 'transparent',
      borderColor: 'transparent',
    },
    '&[data-picture]': { padding: vars.space[4] },
    '&[data-marked]': { boxShadow: `0 0 0 2px ${vars.color.primary.solid}` },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '[data-mine] &': { borderColor: 'Highlight' } },
    },
  },
});

export const text = style({
  // Keeps line breaks; long URLs wrap too.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '[data-picture] > &': { paddingInline: vars.space[8], paddingBlockEnd: vars.space[4] } },
});

export const link = style([
  focusRing,
  { color: vars.color.text.link, textDecoration: 'underline', textUnderlineOffset: '2px' },
]);

export const deleted = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.text.muted,
  fontStyle: 'italic',
});

export const picture = style([
  focusRing,
  {
    display: 'block',
    inlineSize: '18rem',
    maxInlineSize: '100%',
    maxBlockSize: '20rem',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: vars.color.fill.rest,
    borderRadius: vars.radius.menu,
    cursor: 'zoom-in',
  },
]);

/** The message that this one answers. */
export const quote = style([
  focusRing,
  {
    ...typography.small,
    display: 'grid',
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    color: vars.color.text.muted,
    backgroundColor: vars.color.fill.rest,
    border: 0,
    borderInlineStart: `3px solid ${vars.color.primary.solid}`,
    borderRadius: vars.radius.tag,
    textAlign: 'start',
  },
]);

export const quoteName = style({ ...typography.caption, color: vars.color.primary.text });

export const quoteText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Beside the bubble, on the side of the other person. */
export const actions = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: vars.space[4],
  selectors: { '[data-mine] &': { insetInlineStart: 'auto', insetInlineEnd: '100%' } },
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
});

export const failure = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInlineEnd: vars.space[4],
  color: vars.color.error.text,
});

export const time = style({
  ...typography.caption,
  fontWeight: vars.weight.regular,
  paddingInline: vars.space[4],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
