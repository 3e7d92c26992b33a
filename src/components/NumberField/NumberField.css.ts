import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ fontVariantNumeric: 'tabular-nums' });

/** The two step buttons, separated from the number by a line. */
export const steppers = style({
  display: 'flex',
  flexShrink: 0,
  borderInlineStart: `1px solid ${vars.color.border.default}`,
});

export const stepper = style({ alignSelf: 'stretch', minInlineSize: '1.5rem', touchAction: 'manipulation' });
