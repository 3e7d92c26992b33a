import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Number of columns. */
export const columns = createVar();
const between = createVar();

/** Reserves space for the scrollbar, or the number of columns would change when it appears. */
export const gutter = style({ scrollbarGutter: 'stable' });

/** Distance between tiles: steps of the space scale, in px. */
export const gap = styleVariants(vars.space, (space) => ({ vars: { [between]: space } }));

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap: between,
  // Padding, so that it is measured as part of the row's height.
  paddingBlockEnd: between,
});

export const tile = style({ minInlineSize: 0, borderRadius: vars.radius.menu });
