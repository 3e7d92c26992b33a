import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { palette } from '#theme/palette';
import type { ThemeName } from '#theme/palette';
import { typography } from '#theme/typography';

export const groups = style({ display: 'grid', gap: vars.space[32] });

export const sample = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const solid = (name: ThemeName) => ({ backgroundColor: palette(name, 'light').primary.solid });

/** The primary colour of each theme, the same in both schemes; the tokens only hold that of the active theme. */
export const theme = styleVariants({
  default: solid('default'),
  brand: solid('brand'),
  teal: solid('teal'),
  rose: solid('rose'),
  purple: solid('purple'),
  amber: solid('amber'),
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  inlineSize: '100%',
});

export const status = style({ ...typography.body, flexGrow: 1, color: vars.color.text.muted });
