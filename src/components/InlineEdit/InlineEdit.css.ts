import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Text style: body text or the title of a page. */
export const variant = styleVariants({
  body: { ...typography.body },
  title: { ...typography.titleM },
  label: { ...typography.label, fontWeight: vars.weight.semibold },
});

// Text and input share one box, so that nothing shifts when editing starts.
const box = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  color: vars.color.text.default,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: `calc((${vars.control.medium} - 1lh) / 2 - 1px)`,
  paddingInline: vars.space[8],
  marginInline: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  textAlign: 'start',
});

export const read = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    backgroundColor: 'transparent',
    cursor: 'text',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: {
      '&:hover:enabled': { backgroundColor: vars.color.fill.rest },
      '&[data-empty]': { color: vars.color.text.muted },
      '&:disabled': { color: vars.color.text.muted, cursor: 'not-allowed' },
    },
  },
]);

export const text = style({ flex: 1, minInlineSize: 0 });

export const pencil = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: vars.color.text.muted,
  opacity: 0,
  transition: `opacity ${vars.duration.exit}`,
  selectors: {
    [`${read}:hover:enabled &, ${read}:focus-visible &`]: { opacity: 1 },
    [`${read}:disabled &`]: { display: 'none' },
  },
  // Without hover, the edit icon is always visible.
  '@media': { '(hover: none)': { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
});

export const line = style({ position: 'relative', display: 'grid' });

export const edit = style([
  box,
  {
    fieldSizing: 'content',
    resize: 'none',
    backgroundColor: vars.color.surface.panel,
    borderColor: vars.color.primary.focus,
    outline: `1px solid ${vars.color.primary.focus}`,
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.error.text, outlineColor: vars.color.error.text },
      '&[data-busy]': { paddingInlineEnd: vars.space[40], color: vars.color.text.muted },
    },
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  },
]);

export const busy = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[12],
  color: vars.color.text.muted,
});
