import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  minBlockSize: '100dvh',
  display: 'grid',
  backgroundColor: vars.color.surface.panel,
  color: vars.color.text.default,
});

export const look = styleVariants({
  classic: { '@media': { [media.smUp]: { backgroundColor: vars.color.surface.subtle } } },
  modern: {
    '@media': {
      [media.mdUp]: {
        backgroundColor: vars.color.surface.subtle,
        alignItems: 'center',
        justifyItems: 'center',
        padding: vars.space[24],
      },
    },
  },
  split: {},
  fullscreen: {},
});

/** Form and picture. */
export const sheet = style({
  display: 'grid',
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': {
    [media.mdUp]: {
      selectors: {
        [`${look.split} > &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [`${look.fullscreen} > &`]: { gridTemplateColumns: 'minmax(26rem, 32rem) minmax(0, 1fr)' },
        [`${look.modern} > &`]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          maxInlineSize: '72rem',
          minBlockSize: 'min(47rem, calc(100dvh - 3rem))',
          overflow: 'clip',
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.dialog,
          backgroundColor: vars.color.surface.panel,
        },
      },
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
});

const gutter = vars.space[16];

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingInline: gutter,
  paddingBlock: vars.space[8],
  minBlockSize: '4rem',
  '@media': { [media.smUp]: { paddingInline: vars.space[32], minBlockSize: '4.5rem' } },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const main = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  minInlineSize: 0,
  paddingInline: gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[48]}`,
  outline: 'none',
  scrollPaddingBlock: vars.space[64],
  '@media': {
    [media.smUp]: {
      paddingInline: vars.space[32],
      // A fixed position for all screens, so that nothing moves when a form shows more text.
      paddingBlockStart: 'clamp(1.5rem, 10dvh, 6rem)',
      selectors: { [`${look.classic} &`]: { alignItems: 'center', paddingBlockStart: vars.space[24] } },
    },
    [media.mdUp]: {
      selectors: { [`${look.modern} &`]: { paddingBlock: `${vars.space[16]} ${vars.space[24]}` } },
    },
  },
});

globalStyle(`${main} h1:focus`, { outline: 'none' });

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '25rem',
  minInlineSize: 0,
  '@media': {
    [media.smUp]: {
      selectors: {
        [`${look.classic} &`]: {
          maxInlineSize: '30rem',
          padding: vars.space[40],
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.dialog,
          backgroundColor: vars.color.surface.panel,
        },
      },
    },
  },
});

export const footer = style({
  ...typography.small,
  color: vars.color.text.muted,
  paddingInline: gutter,
  paddingBlock: vars.space[20],
  '@media': {
    [media.smUp]: { paddingInline: vars.space[32] },
  },
});
