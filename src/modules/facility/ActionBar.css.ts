import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

export const phone = style({
  ...typography.titleS,
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInlineEnd: vars.space[8],
});

export const status = style({ ...typography.body, color: vars.color.text.muted });

/** Of a page that knows no screen: what is dialled. */
export const touchOnly = style({ display: 'none', '@media': { [media.coarse]: { display: 'contents' } } });

/** Of a page that knows no screen: what is written down. */
export const pointerOnly = style({ '@media': { [media.coarse]: { display: 'none' } } });
