import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': { [media.mdUp]: { display: 'none' } },
});

export const summary = style({ ...typography.label, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Only phones hide it. */
export const folded = style({ '@media': { [media.belowMd]: { display: 'none' } } });
