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
    // Equal columns, so that the wrapping depends on neither the label lengths nor the typeface.
    [media.belowSm]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

const ownRow = { gridColumn: '1 / -1' } as const;

/** The call button; on a phone it takes a row of its own. */
export const call = style({ display: 'contents', '@media': { [media.belowSm]: { ...ownRow, display: 'grid' } } });

/** One of two variants of the same action, of which the screen shows one. */
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

/** Quiet actions in a row of their own, aligned by their labels. */
export const secondary = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: vars.space[8],
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  '@media': { [media.belowSm]: { ...ownRow, justifyContent: 'space-between', marginInline: 0 } },
});

export const shortlist = style({ ...typography.label, justifySelf: 'center' });

export const status = style({
  ...typography.body,
  color: vars.color.text.muted,
  '@media': { [media.belowSm]: ownRow },
  // Takes no cell while empty, but stays in the accessibility tree so that new text is announced.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Device-independent page: the number as a link to dial. */
export const touchOnly = style({
  '@media': { [`not all and ${media.coarse}`]: { display: 'none' } },
});

/** Device-independent page: the number as text. */
export const pointerOnly = style({ '@media': { [media.coarse]: { display: 'none' } } });
