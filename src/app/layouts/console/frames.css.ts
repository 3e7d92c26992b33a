import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { surfaces } from '#theme/surfaces.css';
import { media } from '#theme/media';

import './chrome.css';

const widest = '90rem';
const edge = `1px solid ${vars.color.border.subtle}`;
const desk = { backgroundColor: vars.color.fill.rest };
const limited = { maxInlineSize: widest, marginInline: 'auto' };

/** The window: a tinted background behind a sheet, or only the page (`plain`). */
export const page = styleVariants({
  plain: {},
  centered: {
    ...desk,
    '@media': { [media.smUp]: { padding: vars.space[16] }, [media.mdUp]: { padding: vars.space[32] } },
  },
  enterprise: desk,
  material: {
    ...desk,
    position: 'relative',
    '@media': {
      [media.smUp]: { paddingInline: vars.space[32], paddingBlockStart: vars.space[32] },
      [media.mdUp]: { paddingBlockStart: vars.space[48] },
    },
  },
  modern: {},
});

/** Name of an arrangement of page, header and footer. */
export type FrameName = keyof typeof page;

/** Behind the upper part of the sheet. */
export const band = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '16rem',
  '@media': { [media.belowSm]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const sheet = {
  inlineSize: '100%',
  ...limited,
  overflow: 'clip',
  backgroundColor: vars.color.surface.app,
} as const;

export const column = styleVariants({
  plain: {},
  centered: {
    ...sheet,
    '@media': { [media.smUp]: { border: edge, borderRadius: vars.radius.card, boxShadow: vars.shadow.bar } },
  },
  enterprise: {},
  material: {
    ...sheet,
    position: 'relative',
    '@media': {
      [media.smUp]: {
        borderStartStartRadius: vars.radius.card,
        borderStartEndRadius: vars.radius.card,
        boxShadow: vars.shadow.menu,
      },
    },
  },
  modern: {},
});

const bar = { backgroundColor: vars.color.surface.panel, borderBlockEnd: edge };

export const header = styleVariants({
  plain: {},
  centered: bar,
  enterprise: { boxShadow: vars.shadow.bar },
  material: bar,
  modern: bar,
});

/** Around the first row, full width. */
export const top = styleVariants({
  plain: [],
  centered: [],
  enterprise: [surfaces.dark, { borderBlockEnd: edge }],
  material: [],
  modern: [],
});

const tall = { minBlockSize: '4rem', '@media': { [media.smUp]: { minBlockSize: '5rem' } } };

export const row = styleVariants({
  plain: bar,
  centered: tall,
  enterprise: { ...tall, ...limited },
  material: { minBlockSize: '4rem' },
  modern: tall,
});

/** Around the second row. */
// Below md only a prerendered page has it.
const fromMd = { '@media': { [media.belowMd]: { display: 'none' } } } as const;

export const menu = styleVariants({
  plain: {},
  centered: {},
  enterprise: { ...bar, ...fromMd },
  material: { borderBlockStart: edge, ...fromMd },
  modern: {},
});

export const menuRow = styleVariants({
  plain: {},
  centered: {},
  enterprise: limited,
  material: {},
  modern: {},
});

/** Around the page. */
export const body = styleVariants({
  plain: [],
  centered: [],
  enterprise: [
    limited,
    {
      inlineSize: '100%',
      '@media': { [media.smUp]: { padding: vars.space[24] }, [media.mdUp]: { padding: vars.space[32] } },
    },
  ],
  material: [],
  modern: [],
});

export const fill = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
});

export const content = styleVariants({
  plain: {},
  centered: {},
  enterprise: {
    overflow: 'clip',
    backgroundColor: vars.color.surface.app,
    '@media': { [media.smUp]: { border: edge, borderRadius: vars.radius.menu } },
  },
  material: {},
  modern: {},
});

/** Around the footer, full width. */
export const foot = styleVariants({
  plain: {},
  centered: {},
  enterprise: { backgroundColor: vars.color.surface.panel, borderBlockStart: edge },
  material: {},
  modern: {},
});

export const footRow = styleVariants({
  plain: {},
  centered: {},
  enterprise: limited,
  material: {},
  modern: {},
});
