import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
const edge = style([
  line,
  { stroke: vars.color.surface.panel, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } },
]);

export const dotEdge = style([edge, { strokeWidth: 9 }]);

export const dot = style([
  line,
  {
    stroke: vars.color.primary.border,
    strokeWidth: 6,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
]);

export const routeCasing = style([edge, { strokeWidth: 10 }]);

export const route = style([
  line,
  {
    stroke: vars.color.primary.solid,
    strokeWidth: 5,
    '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
  },
]);

export const highlightCasing = style([edge, { strokeWidth: 13 }]);

export const highlight = style([
  line,
  {
    stroke: vars.color.accent.solid,
    strokeWidth: 8,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
]);
