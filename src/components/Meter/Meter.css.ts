import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { amount, rim, share, solid, track } from '#components/internal/valueBar.css';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const word = createVar();

export const value = style([amount, { display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space[8] }]);

export const verdict = style({ color: word, fontWeight: vars.weight.semibold });

export const level = styleVariants(
  { good: vars.color.success, fair: vars.color.warning, poor: vars.color.error },
  (roles) => ({ vars: { [solid]: roles.solid, [word]: roles.text, [rim]: roles.text } }),
);

export const plain = style({
  vars: { [solid]: vars.color.primary.solid, [word]: vars.color.text.default, [rim]: vars.color.primary.text },
});

export const bar = style([track, { blockSize: '8px' }]);

/** Marks the `low` and `high` thresholds. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${share} * 100%)`,
  inlineSize: '2px',
  backgroundColor: vars.color.surface.panel,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});
