import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], outline: 'none' });

/** The note itself, in its colour. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[8],
  overflow: 'hidden',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.card,
});

export const picture = style({ position: 'relative', borderRadius: vars.radius.control, overflow: 'hidden' });

export const removePicture = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.menu,
});

export const checklist = style({ paddingInline: vars.space[12], paddingBlock: vars.space[8] });

export const reminder = style({ paddingInline: vars.space[12] });

export const problem = style({ ...typography.small, color: vars.color.error.text });

/** Stays in view while a long note scrolls; the negative offset is the padding of the dialog. */
export const tools = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space[20]})`,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.overlay,
});

export const status = style({ marginInlineStart: 'auto' });
