import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': {
    // Cells of one width: what stands in which row does not depend on how wide its words are, nor on the typeface.
    [media.belowSm]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

const ownRow = { gridColumn: '1 / -1' } as const;

/** The call, where it can be made; a row of its own on a telephone. */
export const call = style({ display: 'contents', '@media': { [media.belowSm]: { ...ownRow, display: 'grid' } } });

/** One of two looks of the same action, in the place of the one. */
export const either = style({ display: 'contents' });

export const phone = style({
  ...typography.titleS,
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInlineEnd: vars.space[8],
  '@media': { [media.belowSm]: ownRow },
});

export const shortlist = style({ ...typography.label, justifySelf: 'center' });

export const status = style({
  ...typography.body,
  color: vars.color.text.muted,
  '@media': { [media.belowSm]: ownRow },
  // Without words it takes no cell, and is heard all the same when they come.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Of a page that knows no screen: what is dialled. */
export const touchOnly = style({
  '@media': { [`not all and ${media.coarse}`]: { display: 'none' } },
});

/** Of a page that knows no screen: what is written down. */
export const pointerOnly = style({ '@media': { [media.coarse]: { display: 'none' } } });
