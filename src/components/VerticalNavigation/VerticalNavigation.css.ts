import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const wide = '17.5rem';
const narrow = '5rem';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: 0,
  // Above the content it expands over, and its second panel too.
  zIndex: vars.layer.drawer,
  '@media': { [media.print]: { display: 'none' } },
});

export const appearance = styleVariants({
  default: { inlineSize: wide },
  compact: { inlineSize: '7rem' },
  /** Icons that expand to full width over the content, on hover or focus. */
  dense: { inlineSize: narrow },
  futuristic: { inlineSize: wide },
  thin: { inlineSize: narrow },
});

/** The visible bar; wider than the space it takes in the layout while expanded. */
export const bar = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  overflow: 'clip',
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[data-grown]': { inlineSize: wide, boxShadow: vars.shadow.menu } },
});

export const scroll = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowX: 'clip',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.strong} transparent`,
});

/** The scrolled content; as wide as the expanded navigation, so that nothing shifts when it expands. */
export const content = styleVariants({
  row: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  tile: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  icon: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  dense: { display: 'flex', flexDirection: 'column', flexGrow: 1, boxSizing: 'border-box', inlineSize: wide },
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** Padding around the items. */
export const entries = styleVariants({
  row: { flexGrow: 1, paddingBlock: vars.space[12], paddingInline: vars.space[12] },
  tile: { flexGrow: 1, gap: vars.space[4], paddingBlock: vars.space[12], paddingInline: vars.space[8] },
  icon: { flexGrow: 1, gap: vars.space[4], paddingBlock: vars.space[12], paddingInline: '0.6875rem' },
  /** Centres the icons in the narrow bar. */
  dense: { flexGrow: 1, paddingBlock: vars.space[12], paddingInline: `1.125rem ${vars.space[12]}` },
});

/** Shown instead of the items while loading or after an error. */
export const status = styleVariants({
  row: { padding: vars.space[12] },
  tile: { padding: `${vars.space[12]} ${vars.space[8]}` },
  icon: { padding: `${vars.space[12]} 0.6875rem` },
  dense: { inlineSize: narrow, boxSizing: 'border-box', padding: vars.space[12] },
});

const appear = {
  '@media': {
    [media.motion]: {
      transition: `opacity ${vars.duration.enter} ${vars.easing.enter}, transform ${vars.duration.enter} ${vars.easing.enter}`,
      '@starting-style': { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[4]}))` },
    },
  },
} as const;

export const nested = style([list, appear, { paddingBlockStart: vars.space[2] }]);

export const group = style({
  selectors: { '&:not(:first-child)': { paddingBlockStart: vars.space[16] } },
});

export const heading = style({
  display: 'grid',
  paddingInline: vars.space[12],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
});

export const title = style({ ...typography.caption, fontWeight: vars.weight.semibold, color: vars.color.text.muted });

export const subtitle = style({ ...typography.caption, fontWeight: vars.weight.regular, color: vars.color.text.muted });

/** While collapsed, a short line replaces the heading. */
export const headingFolded = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space[12],
      insetBlockStart: '50%',
      inlineSize: '1.25rem',
      borderBlockStart: `1px solid ${vars.color.border.strong}`,
    },
  },
});

/** Heading text; invisible while the bar is narrow, but still takes its space. */
export const headingWords = style({
  display: 'grid',
  selectors: { [`${headingFolded} > &`]: { opacity: 0 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.duration.enter} ${vars.easing.enter}` } },
});

export const mark = styleVariants({
  divider: {
    blockSize: '1px',
    marginBlock: vars.space[12],
    backgroundColor: vars.color.border.default,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  /** Pushes the following items to the end if there is space. */
  spacer: { flexGrow: 1, minBlockSize: vars.space[6] },
});

/** Only as long as the narrow bar is wide. */
export const markFolded = style({ maxInlineSize: '2.75rem' });

/** Receives events around the items without affecting the layout. */
export const listener = style({ display: 'contents' });

/** Scrolls with the items: a sticky field would cover items and block clicks on them. */
export const search = style({ padding: `${vars.space[12]} ${vars.space[12]} 0` });

export const searchFolded = style({ opacity: 0 });

export const noMatch = style({
  ...typography.small,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** Without hover, a button expands the bar. */
export const grow = style({
  display: 'none',
  padding: `${vars.space[8]} 1.125rem`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { '(hover: none)': { display: 'block' } },
});

const sideways = `calc(-1 * ${vars.space[8]})`;

/** The second panel. Positioned relative to the bar, because the scroll container is not its containing block. */
export const aside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  boxSizing: 'border-box',
  inlineSize: wide,
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.menu,
  // No shadow on the bar side.
  clipPath: `inset(0 -3rem 0 0)`,
  selectors: {
    '&:dir(rtl)': { clipPath: `inset(0 0 0 -3rem)` },
    '&[data-grown]': { insetInlineStart: wide },
  },
  '@media': {
    [media.motion]: {
      transition: `opacity ${vars.duration.enter} ${vars.easing.enter}, transform ${vars.duration.enter} ${vars.easing.enter}`,
      '@starting-style': { opacity: 0, transform: `translateX(${sideways})` },
    },
  },
});

export const asideHead = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[8]} ${vars.space[4]} ${vars.space[24]}`,
});

export const asideTitle = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const asideWords = style({ flexGrow: 1, display: 'grid', minInlineSize: 0, paddingBlock: vars.space[6] });
