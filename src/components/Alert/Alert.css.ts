import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { softTone } from '#theme/softTone.css';

export const text = style({});

globalStyle(`${text} p + p`, { marginBlockStart: vars.space[4] });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  color: softTone.text,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
});
