import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const slice = style({
  stroke: vars.color.surface.panel,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const edge = style({ stroke: 'none' });

export const hole = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const figure = style({
  ...typography.titleL,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const smallFigure = style({ ...typography.titleS, fontVariantNumeric: 'tabular-nums' });

export const holeLabel = style({ ...typography.caption, color: vars.color.text.muted });
