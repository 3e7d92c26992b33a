import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const corner = vars.radius.card;
const tail = vars.radius.tag;

/** Own messages are aligned to the end, others to the start. */
export const root = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  selectors: { '&[data-mine]': { justifyItems: 'end' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'inherit',
  inlineSize: '100%',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({
  display: 'grid',
  justifyItems: 'inherit',
  gap: vars.space[2],
  maxInlineSize: '82%',
  minInlineSize: 0,
});

export const message = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const bubble = style({
  ...typography.body,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.subtle,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: corner,
  // Keeps line breaks; long URLs wrap too.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-mine] &': { backgroundColor: vars.color.primary.soft, borderColor: 'transparent' },
    // The last bubble of a run has a sharp corner on its author's side, so that sides do not differ by colour alone.
    [`${item}:last-child > ${message} > &`]: { borderEndStartRadius: tail },
    [`[data-mine] ${item}:last-child > ${message} > &`]: { borderEndStartRadius: corner, borderEndEndRadius: tail },
    '&[data-state="sending"]': { borderStyle: 'dashed', borderColor: vars.color.primary.border },
    '&[data-state="failed"]': { borderColor: vars.color.error.border },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '[data-mine] &': { borderColor: 'Highlight' } },
    },
  },
});

/** Beside the bubble, on the side of the other person; always visible where nothing can hover. */
export const actions = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: vars.space[4],
  selectors: { '[data-mine] &': { insetInlineStart: 'auto', insetInlineEnd: '100%' } },
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: {
        [`${message}:is(:hover, :focus-within) > &, &:has([aria-expanded="true"])`]: { opacity: 1 },
      },
    },
    [media.forcedColors]: { opacity: 1 },
  },
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
