import { style, styleVariants } from '@vanilla-extract/css';

import { blockHead, blockHeadWords, blockHeadWordsBesideControls } from '#theme/blockHead';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const columns = (phone: number, tablet: number, desktop: number) =>
  style({
    gridColumn: `span ${phone}`,
    minInlineSize: 0,
    display: 'grid',
    '@media': {
      [media.smUp]: { gridColumn: `span ${tablet}` },
      [media.lgUp]: { gridColumn: `span ${desktop}` },
      [media.print]: { gridColumn: `span ${tablet}`, breakInside: 'avoid' },
    },
  });

/** Width of a block: on a phone, on a tablet, on a desktop. */
export const span = styleVariants({
  full: [columns(12, 12, 12)],
  wide: [columns(12, 12, 8)],
  half: [columns(12, 12, 6)],
  third: [columns(12, 12, 4)],
  quarter: [columns(12, 6, 3)],
});

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 });

export const head = style(blockHead);

export const words = style(blockHeadWords);

export const wordsBesideControls = style(blockHeadWordsBesideControls);

export const title = style({ ...typography.titleS, paddingBlock: vars.space[2] });

/** Heading of a part of a block. */
export const subtitle = style({ ...typography.label });

export const statement = style({ ...typography.small, color: vars.color.text.muted });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

/** Figures in a row, parted by lines instead of boxes. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  // The lines stand in the gaps; the one before the first figure of a row is cut off.
  gap: vars.space[32],
  overflow: 'clip',
  minInlineSize: 0,
});

export const figure = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-0.5 * ${vars.space[32]})`,
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  },
});
