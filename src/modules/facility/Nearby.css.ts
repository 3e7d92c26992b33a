import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
  // In the aside, where two columns would leave a gap beside the third.
  '@media': { [media.lgUp]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const item = style({ ...typography.body, display: 'grid', gap: vars.space[4] });

export const meta = style({ color: vars.color.text.muted });

export const state = style({
  ...typography.label,
  color: vars.color.success.text,
  selectors: { '&[data-tone="warning"]': { color: vars.color.warning.text } },
});

export const none = style({ ...typography.body, color: vars.color.text.muted });
