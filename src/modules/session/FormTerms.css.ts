import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const papers = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], rowGap: vars.space[4] });

export const paper = style({
  // Above the label, which covers the whole row.
  position: 'relative',
  color: vars.color.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '0.0625em',
  borderRadius: vars.radius.tag,
  selectors: { '&:hover': { textDecorationThickness: '0.125em' } },
});
