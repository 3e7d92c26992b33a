import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

// Scanners need black on white, in dark mode and in forced colours too.
export const root = style({
  display: 'block',
  inlineSize: '14rem',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  padding: vars.space[8],
  backgroundColor: '#fff',
  forcedColorAdjust: 'none',
  direction: 'ltr',
});

export const bars = style({ fill: '#000' });

export const digits = style({ fill: '#000', fontVariantNumeric: 'tabular-nums' });
