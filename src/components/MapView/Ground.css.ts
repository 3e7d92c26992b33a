import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const map = vars.color.map;

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Lighter band of water along the coast. */
export const shallows = style({
  ...line,
  stroke: map.land,
  strokeOpacity: 0.4,
  '@media': { [media.forcedColors]: { stroke: 'none' } },
});

export const land = style({
  fill: map.land,
  stroke: map.roadCasing,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const district = style({
  fill: map.district,
  stroke: map.land,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-shade="1"]': { fillOpacity: 0.72 },
    '&[data-shade="2"]': { fillOpacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '2 4' } },
});

export const casing = style({
  ...line,
  stroke: map.roadCasing,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const road = style({
  ...line,
  stroke: map.road,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

const lettering = style({
  fill: map.label,
  stroke: map.land,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const label = styleVariants({
  land: [
    lettering,
    { fill: vars.color.text.muted, fontWeight: vars.weight.medium, letterSpacing: '0.22em', fontStyle: 'italic' },
  ],
  city: [lettering, { fontWeight: vars.weight.strong, letterSpacing: '-0.01em', strokeWidth: 4 }],
  town: [lettering, { fontWeight: vars.weight.firm, strokeWidth: 3.5 }],
  district: [lettering, { fill: vars.color.text.muted, fontWeight: vars.weight.semibold, letterSpacing: '0.06em' }],
  road: [lettering, { fill: vars.color.text.muted, stroke: map.road, fontWeight: vars.weight.firm }],
  street: [lettering, { fill: vars.color.text.muted, stroke: map.road, fontWeight: vars.weight.book }],
});

export const graticule = style({
  fill: 'none',
  stroke: map.roadCasing,
  strokeWidth: 1,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const degrees = style({ fill: vars.color.text.muted, fontVariantNumeric: 'tabular-nums', userSelect: 'none' });
