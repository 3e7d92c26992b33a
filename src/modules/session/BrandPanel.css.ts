import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const map = vars.color.map;

export const root = style({
  display: 'none',
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.subtle,
  containerType: 'inline-size',
  '@media': {
    [media.mdUp]: {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      // Stays in view while a long form scrolls beside it.
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      blockSize: '100dvh',
      selectors: { '&[data-in-card]': { position: 'static', alignSelf: 'stretch', blockSize: 'auto' } },
    },
  },
});

export const scene = style({
  position: 'relative',
  overflow: 'clip',
  minBlockSize: 0,
  backgroundColor: map.sea,
});

export const sheet = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

/** The tip of the pin is at the centre of the map, where the drawing has its harbour. */
export const place = style({
  position: 'absolute',
  insetBlockEnd: '50%',
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  transform: 'translateX(-50%)',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
});

export const card = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.menu,
  '@media': { [media.forcedColors]: forced.border },
});

export const name = style({ ...typography.titleS, display: 'flex', alignItems: 'center', gap: vars.space[6] });

export const verified = style({ display: 'inline-flex', color: vars.color.success.text });

export const kind = style({ ...typography.small, color: vars.color.text.muted });

export const open = style({ ...typography.label, color: vars.color.success.text });

export const pin = style({ display: 'inline-flex', color: vars.color.primary.solid });

export const words = style({
  display: 'grid',
  gap: vars.space[20],
  padding: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  '@container': {
    '(min-width: 36rem)': { padding: vars.space[48], paddingBlock: vars.space[40] },
  },
});

export const title = style({ ...typography.titleL, maxInlineSize: '15.14em', textWrap: 'balance' });

export const points = style({
  ...typography.reading,
  display: 'grid',
  gap: vars.space[12],
  color: vars.color.text.muted,
});

export const point = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] });

export const pointIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1.625rem',
  color: vars.color.primary.text,
});

export const land = style({
  fill: map.land,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const district = style({
  fill: map.district,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
});
export const shallows = style({ fill: 'none', stroke: map.land, strokeOpacity: 0.45, strokeWidth: 14 });
export const street = style({ fill: 'none', stroke: map.road, strokeWidth: 5, strokeLinecap: 'round' });
export const casing = style({ fill: 'none', stroke: map.roadCasing, strokeWidth: 14, strokeLinecap: 'round' });
export const road = style({ fill: 'none', stroke: map.road, strokeWidth: 11, strokeLinecap: 'round' });
export const ferry = style({
  fill: 'none',
  stroke: map.label,
  strokeOpacity: 0.55,
  strokeWidth: 2,
  strokeDasharray: '2 9',
  strokeLinecap: 'round',
});
export const dot = style({
  fill: vars.color.primary.solid,
  stroke: vars.color.surface.overlay,
  strokeWidth: 3,
});
export const quietDot = style({
  fill: vars.color.neutral.text,
  fillOpacity: 0.7,
  stroke: vars.color.surface.overlay,
  strokeWidth: 3,
});
