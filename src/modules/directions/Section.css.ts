import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.reading,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': { [media.print]: { selectors: { '&[data-printed="false"]': { display: 'none' } } } },
});
