import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

// Part of the page where that is narrow or its letters are large: the picture never meets the field for a place.
const pictureWidth = 'min(20rem, 26%)';

/** What a listing is of. Beside a picture the text keeps its distance. */
export const intro = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.mdUp]: {
      selectors: { '&[data-pictured]': { paddingInlineEnd: `calc(${pictureWidth} + ${vars.space[32]})` } },
    },
  },
});

/** Reaches down beside the field for a place, so the head is no higher for it. On a phone the list is worth more. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: pictureWidth,
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.belowMd]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Holds the place of the way here. */
export const trail = style({ ...typography.small });

/** Title and badge. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const description = style({
  ...typography.reading,
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const relatedLinks = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

export const label = style({ ...typography.label });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const near = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'end',
  maxInlineSize: '32rem',
  paddingBlock: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

/** Holds the place of a field: one line for its label, one for its hint, and the control. */
export const field = style({ ...typography.label, display: 'grid', gap: vars.space[4] });

export const emergency = style({ maxInlineSize: vars.measure.content });
