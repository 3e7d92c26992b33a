import { createVar, style, styleVariants } from '@vanilla-extract/css';

import {
  blockHead,
  blockHeadControls,
  blockHeadControlsInNarrow,
  blockHeadDescription,
  blockHeadTitle,
  blockHeadTitleBesideControls,
} from '#theme/blockHead';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';

const columns = (phone: number, tablet: number, desktop: number, paper = tablet) =>
  style({
    gridColumn: `span ${phone}`,
    minInlineSize: 0,
    display: 'grid',
    '@media': {
      [media.smUp]: { gridColumn: `span ${tablet}` },
      [media.lgUp]: { gridColumn: `span ${desktop}` },
      [media.print]: { gridColumn: `span ${paper}`, breakInside: 'avoid' },
    },
  });

/** A block, which has the focus when a link within the page leads to it. */
const block = style([focusRing, { borderRadius: vars.radius.card }]);

/** Width of a block: on a phone, on a tablet, on a desktop, and on paper if it differs from a tablet. */
export const span = styleVariants({
  full: [block, columns(12, 12, 12)],
  wide: [block, columns(12, 12, 8)],
  half: [block, columns(12, 12, 6)],
  third: [block, columns(12, 12, 4)],
  /** A third with a small chart, which is also legible as a third of a sheet of paper. */
  tile: [block, columns(12, 12, 4, 4)],
  quarter: [block, columns(12, 6, 3)],
});

/** A block that is for the screen only. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const head = style(blockHead);

/** Heading of a part of a block with its statement. */
export const part = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

const anyTitle = style({ ...typography.titleS, paddingBlock: vars.space[2] });

export const title = style([anyTitle, blockHeadTitle]);

export const titleBesideControls = style([anyTitle, blockHeadTitleBesideControls]);

/** Heading of a part of a block. */
export const subtitle = style({ ...typography.label });

export const statement = style({ ...typography.small, color: vars.color.text.muted, textWrap: 'pretty' });

export const headStatement = style([statement, blockHeadDescription]);

export const actions = style([
  {
    ...blockHeadControls,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    '@media': { [media.print]: { display: 'none' } },
  },
  blockHeadControlsInNarrow,
]);

const figureGap = createVar();

/** Figures in a row, parted by lines instead of boxes. */
export const figures = style({
  vars: { [figureGap]: vars.space[32] },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  // The lines stand in the gaps; the one before the first figure of a row is cut off.
  gap: figureGap,
  overflow: 'clip',
  minInlineSize: 0,
  '@media': {
    // At most two in a row.
    [media.belowSm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))' },
    // All in one row.
    [media.print]: {
      vars: { [figureGap]: vars.space[16] },
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const figure = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-0.5 * ${figureGap})`,
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  },
  // The last of an odd number has no empty place beside it.
  '@media': { [media.belowSm]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
