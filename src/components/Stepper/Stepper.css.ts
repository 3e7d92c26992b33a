import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const disc = '1.75rem';

const steps = style({ containerType: 'inline-size', minInlineSize: 0 });
export const root = style([steps, { containerName: 'few' }]);
/** For more than five steps, whose names need more horizontal space. */
export const rootOfMany = style([steps, { containerName: 'many' }]);

export const list = style({ display: 'flex' });

/** Where the names do not fit: only the current one is shown, below the discs. */
const whenNarrow = <const Rule>(rule: Rule) => ({
  'few (max-width: 35.99rem)': rule,
  'many (max-width: 67.99rem)': rule,
});

export const orientation = styleVariants({
  horizontal: { alignItems: 'flex-start' },
  vertical: { flexDirection: 'column' },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
});

export const stepAlong = styleVariants({
  horizontal: {
    flex: 1,
    selectors: {
      '&:last-child': { flex: '0 1 auto' },
      // Connector to the next step, in the row of the discs.
      '&:not(:last-child)::after': {
        content: '""',
        flex: 1,
        minInlineSize: vars.space[12],
        blockSize: '2px',
        marginBlockStart: `calc(${disc} / 2 + ${vars.space[4]} - 1px)`,
        marginInline: vars.space[8],
        backgroundColor: vars.color.border.default,
      },
      '&[data-state="done"]:not(:last-child)::after': { backgroundColor: vars.color.primary.solid },
    },
    '@container': whenNarrow({ flex: '1 1 0', selectors: { '&:last-child': { flex: '0 0 auto' } } }),
  },
  vertical: {
    paddingBlockEnd: vars.space[16],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${disc} / 2 + ${vars.space[4]} - 1px)`,
        insetBlockStart: `calc(${disc} + ${vars.space[8]})`,
        insetBlockEnd: `calc(-1 * ${vars.space[4]} + ${vars.space[4]})`,
        inlineSize: '2px',
        backgroundColor: vars.color.border.default,
      },
      '&[data-state="done"]:not(:last-child)::after': { backgroundColor: vars.color.primary.solid },
    },
  },
});

export const target = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[4],
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  selectors: {
    'button&:hover:enabled, a&:hover': { backgroundColor: vars.color.fill.hover },
    'button&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});

export const marker = style({
  ...typography.label,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: disc,
  blockSize: disc,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.panel,
  border: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[data-state="done"] &`]: {
      color: vars.color.primary.onSolid,
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    [`${step}[data-current] &`]: {
      borderColor: vars.color.primary.focus,
      boxShadow: `0 0 0 3px ${vars.color.primary.soft}`,
    },
    // A finished step keeps its tick, which is light on the filled disc.
    [`${step}[data-current][data-state="todo"] &`]: { color: vars.color.primary.text },
    [`${step}[data-state="error"] &`]: {
      color: vars.color.error.text,
      backgroundColor: vars.color.error.soft,
      borderColor: vars.color.error.text,
    },
  },
});

export const texts = style({
  display: 'grid',
  minInlineSize: 0,
  // Aligns the first line with the centre of the disc.
  paddingBlockStart: `calc((${disc} - 1.25rem) / 2)`,
});

export const textsAlong = styleVariants({
  horizontal: {
    '@container': whenNarrow({
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }),
  },
  vertical: {},
});

export const label = style({
  ...typography.label,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    [`${step}[data-current] &`]: { color: vars.color.text.default, fontWeight: vars.weight.semibold },
    [`${step}[data-state="done"] &`]: { color: vars.color.text.default },
    [`${step}[data-state="error"] &`]: { color: vars.color.error.text },
  },
});

export const description = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

/** Shown below the discs where the step names do not fit. */
export const summary = style({
  display: 'none',
  '@container': whenNarrow({
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[8],
    paddingInline: vars.space[4],
  }),
});

export const position = style({ ...typography.caption, color: vars.color.text.muted });

export const summaryLabel = style({ ...typography.label, color: vars.color.text.default });
