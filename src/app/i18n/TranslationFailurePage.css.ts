import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Over the whole page, which stays as it is below. */
export const over = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 'none',
  overflow: 'auto',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.app,
});

export const words = style({ display: 'grid', gap: vars.space[12] });

export const title = style(typography.titleL);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
