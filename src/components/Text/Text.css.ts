import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { typography } from '#theme/typography';

const { caption, small, body, reading, label } = typography;

/** Number of lines that are shown before the text is cut. */
export const lines = createVar();

export const root = style({ margin: 0, overflowWrap: 'anywhere' });

export const size = styleVariants({ caption, small, body, reading, label });

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  primary: { color: vars.color.primary.text },
  info: { color: vars.color.info.text },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.warning.text },
  error: { color: vars.color.error.text },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const truncated = style({
  ...clampLines(lines),
});
