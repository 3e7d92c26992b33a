import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: vars.color.surface.app,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.tag,
  // Layouts are mirrored in right-to-left text.
  selectors: { ':root:dir(rtl) &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const edge = { stroke: vars.color.border.default, strokeWidth: 0.75 };

// The layouts' navigation is dark in both schemes.
const dark = {
  fill: vars.color.text.muted,
  selectors: { ':root.dark &': { fill: vars.color.border.strong } },
};

/** Token colours that can be told apart in both schemes. */
export const role = styleVariants({
  ground: { fill: vars.color.fill.pressed },
  strong: dark,
  tint: { fill: vars.color.primary.solid },
  panel: { fill: vars.color.surface.panel, ...edge },
  sheet: { fill: vars.color.surface.panel, ...edge },
  line: { fill: vars.color.border.strong, opacity: 0.75 },
  onStrong: { fill: vars.color.surface.panel, opacity: 0.8 },
  onTint: { fill: vars.color.primary.onSolid, opacity: 0.8 },
  block: { fill: vars.color.fill.hover },
  ghost: { ...dark, opacity: 0.7 },
});
