import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

// A share of the page where it is narrow or its text is large, so that the picture never overlaps the place field.
const pictureWidth = 'min(20rem, 26%)';

/** Introduces the listing; the text keeps clear of the picture. */
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

/**
 * Extends down beside the place field, so that it does not make the header taller. Hidden on a phone, where the list
 * matters more.
 */
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

/** Reserves the space of the breadcrumbs. */
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

/** As wide as a count in brackets, which is not known yet: the chips stay in their rows when it comes. */
export const countToCome = style({ display: 'inline-block', inlineSize: '2.75em' });

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

/** Reserves the space of a field: a line each for label and hint, and the control. */
export const field = style({ ...typography.label, display: 'grid', gap: vars.space[4] });

export const emergency = style({ maxInlineSize: vars.measure.content });
