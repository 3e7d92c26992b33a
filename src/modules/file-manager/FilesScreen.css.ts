import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ position: 'relative' });

/** Over the list while files of the device are above it. */
export const dropHint = style({
  ...typography.titleS,
  position: 'absolute',
  inset: vars.space[8],
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: vars.space[24],
  textAlign: 'center',
  color: vars.color.primary.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.primary.soft} 85%, transparent)`,
  border: `2px dashed ${vars.color.primary.border}`,
  borderRadius: vars.radius.card,
  // What is dropped lands on what is below.
  pointerEvents: 'none',
});
