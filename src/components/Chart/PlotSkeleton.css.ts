import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const appear = keyframes({ from: { opacity: 0 } });

// Delayed like `Skeleton`: a fast response never flashes a placeholder.
export const root = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  animation: `${appear} ${vars.duration.exit} linear 150ms backwards`,
});

export const axes = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  paddingBlockStart: vars.space[8],
  paddingInlineStart: vars.space[40],
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});

export const line = style({ borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const ticks = style({ display: 'flex', justifyContent: 'space-between', paddingBlockStart: vars.space[8] });

export const tick = style({
  inlineSize: vars.space[32],
  blockSize: vars.space[8],
  marginBlock: vars.space[4],
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.fill.rest,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const round = style({
  placeSelf: 'center',
  blockSize: `calc(100% - ${vars.space[16]})`,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  border: `1.5rem solid ${vars.color.fill.rest}`,
});
