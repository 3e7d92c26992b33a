import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { aboveWindowBars } from '#theme/windowBarsHeight.css';

const tint = createVar();

export const region = style({
  // In the top layer, above dialogs. These rules reset the browser's popover styles.
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: `calc(${aboveWindowBars} + ${vars.space[16]})`,
  insetInline: vars.space[16],
  inlineSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: vars.color.text.default,
  pointerEvents: 'none',
  '@media': {
    [media.smUp]: {
      insetInline: `auto ${vars.space[24]}`,
      insetBlockEnd: `calc(${aboveWindowBars} + ${vars.space[24]})`,
      inlineSize: '24rem',
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space[8] });

export const toast = style({
  ...typography.body,
  display: 'flex',
  // If text and action are both long, the action wraps onto its own line.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[12]} ${vars.space[8]}`,
  backgroundColor: vars.color.surface.overlay,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  pointerEvents: 'auto',
  opacity: 1,
  transition: `opacity ${vars.duration.enter} ${vars.easing.enter}, transform ${vars.duration.enter} ${vars.easing.enter}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    [media.motion]: { '@starting-style': { opacity: 0, transform: `translateY(${vars.space[8]})` } },
  },
});

export const tone = styleVariants(
  {
    neutral: vars.color.neutral,
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  (roles) => ({ vars: { [tint]: roles.text } }),
);

export const icon = style({ color: tint, paddingBlock: vars.space[4], flexShrink: 0 });

export const text = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '12rem',
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', gap: vars.space[4], flexShrink: 0 });
