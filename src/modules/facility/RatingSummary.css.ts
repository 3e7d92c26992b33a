import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: vars.color.text.default,
});

export const star = style({ display: 'inline-flex', color: vars.color.warning.solid });

export const average = style({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' });

/** On its own line on a phone, so that a longer date cannot move the page. */
export const source = style({
  ...typography.body,
  color: vars.color.text.muted,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});

/** Reserves the line of the source before its date is known. */
export const reserved = style([source, { visibility: 'hidden' }]);
