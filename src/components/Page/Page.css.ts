import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

/** Gutters of the console: 24 px, 16 px on small screens. */
const gutter = {
  paddingInline: vars.space[16],
  '@media': { [media.mdUp]: { paddingInline: vars.space[24] } },
} as const;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  flexGrow: 1,
  selectors: {
    // The page itself does not scroll, so it is exactly as high as its container.
    '&[data-fill]': { blockSize: '100%', minBlockSize: 0, overflow: 'hidden' },
  },
});

export const header = style({
  flexShrink: 0,
  backgroundColor: vars.color.surface.panel,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const headerRow = style({ ...gutter, marginInline: 'auto', inlineSize: '100%' });

export const body = style({
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  marginInline: 'auto',
  inlineSize: '100%',
  selectors: { '[data-fill] > &': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' } },
});

/** Padding around the content; `none` for content with its own panes. */
export const padding = styleVariants({
  default: {
    ...gutter,
    paddingBlock: vars.space[16],
    '@media': { [media.mdUp]: { ...gutter['@media'][media.mdUp], paddingBlock: vars.space[24] } },
  },
  none: {},
});

export const width = styleVariants({
  /** Full width: lists, boards, dashboards. */
  fluid: {},
  /** With a sidebar, 1280 px. */
  full: { maxInlineSize: vars.measure.full },
  /** Forms and settings, 720 px. */
  content: { maxInlineSize: `calc(${vars.measure.content} + 2 * ${vars.space[24]})` },
});
