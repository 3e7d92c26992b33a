import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const solid = createVar();
const solidHover = createVar();
const onSolid = createVar();
const soft = createVar();
const softHover = createVar();
const text = createVar();

export const root = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  textDecoration: 'none',
  textAlign: 'center',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-busy]': { cursor: 'progress' },
    '&[data-full]': { inlineSize: '100%' },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const size = styleVariants({
  compact: { minBlockSize: vars.control.compact, paddingInline: vars.space[8], gap: vars.space[6] },
  default: { minBlockSize: vars.control.default, paddingInline: vars.space[12] },
  touch: { minBlockSize: vars.control.touch, paddingInline: vars.space[20] },
});

/** Square, for a control that shows only an icon. */
export const square = styleVariants({
  compact: { inlineSize: vars.control.compact, paddingInline: 0 },
  default: { inlineSize: vars.control.default, paddingInline: 0 },
  touch: { inlineSize: vars.control.touch, paddingInline: 0 },
});

export const tone = styleVariants(
  {
    primary: vars.color.primary,
    neutral: vars.color.neutral,
    accent: vars.color.accent,
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  (roles) => ({
    vars: {
      [solid]: roles.solid,
      [solidHover]: roles.solidHover,
      [onSolid]: roles.onSolid,
      [soft]: roles.soft,
      [softHover]: roles.softHover,
      [text]: roles.text,
    },
  }),
);

const hover = '&:hover:not(:disabled):not([aria-disabled="true"])';

export const variant = styleVariants({
  solid: {
    backgroundColor: solid,
    color: onSolid,
    selectors: { [hover]: { backgroundColor: solidHover } },
  },
  soft: {
    backgroundColor: soft,
    color: text,
    selectors: { [hover]: { backgroundColor: softHover } },
  },
  outline: {
    backgroundColor: vars.color.surface.panel,
    color: text,
    borderColor: vars.color.border.strong,
    selectors: { [hover]: { backgroundColor: soft } },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: text,
    selectors: { [hover]: { backgroundColor: softHover } },
  },
});
