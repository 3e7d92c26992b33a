import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

// Focus comes here only when the control that had it went away, so there is nothing to point out.
export const root = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0, outline: 'none' });

export const slow = style({ color: vars.color.text.muted });
