import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.4)' },
  to: { transform: 'translateX(100%) scaleX(0.4)' },
});

// Appears after 150 ms, so that a fast navigation shows no bar.
export const root = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: vars.color.primary.soft,
  animation: `${appear} ${vars.duration.enter} ${vars.easing.enter} 150ms backwards`,
});

export const runner = style({
  blockSize: '100%',
  backgroundColor: vars.color.primary.solid,
  '@media': {
    [media.motion]: { animation: `${run} 1.4s ease-in-out infinite` },
    [media.forcedColors]: forced.filling,
  },
});
