import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** The form, and its fields, which cannot be used while the mail is being sent. */
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 });

/** The alerts about the draft; without one, it takes no gap. */
export const alerts = style({ selectors: { '&:empty': { display: 'none' } } });

export const to = style({ position: 'relative' });

/** On the line of the label. */
export const copies = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[4]})`,
  insetInlineEnd: 0,
});

export const saveState = style({
  ...typography.small,
  color: vars.color.text.muted,
  marginInlineStart: 'auto',
  minBlockSize: '1.25rem',
});
