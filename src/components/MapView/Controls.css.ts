import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';

export const root = style({
  position: 'absolute',
  // Physical `right`: east is on the right in every script, so the buttons stay there too.
  right: vars.space[12],
  bottom: vars.space[12],
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
});

const plate = {
  backgroundColor: vars.color.surface.overlay,
  border: `1px solid ${vars.color.border.default}`,
  boxShadow: vars.shadow.bar,
} as const;

export const zoom = style({ ...plate, display: 'grid', borderRadius: vars.radius.menu });

export const compass = style({
  ...plate,
  display: 'grid',
  gridTemplate: 'repeat(3, 1.625rem) / repeat(3, 1.625rem)',
  borderRadius: vars.radius.full,
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.text.default,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.fill.hover },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': forced.disabled } },
  },
});

const zoomSize = { inlineSize: vars.control.medium, blockSize: vars.control.medium };

export const place = styleVariants({
  first: {
    ...zoomSize,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
  last: { ...zoomSize, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  north: { gridArea: '1 / 2' },
  west: { gridArea: '2 / 1' },
  east: { gridArea: '2 / 3' },
  south: { gridArea: '3 / 2' },
});
