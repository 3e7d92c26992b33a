import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const row = style({
  ...typography.body,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  selectors: { '&[data-pressable]': { borderRadius: vars.radius.control } },
});

const headingLook = {
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.space[32],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.subtle,
} as const;

export const heading = style(headingLook);

/** Takes no space: its heading overlaps the first rows. */
export const sticky = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised, blockSize: 0 });

export const stickyHeading = style({ ...headingLook, boxShadow: vars.shadow.bar });
