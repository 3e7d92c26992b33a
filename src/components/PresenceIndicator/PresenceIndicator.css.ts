import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] });

export const glyph = style({ flexShrink: 0 });

export const size = styleVariants({
  small: { inlineSize: '0.625rem', blockSize: '0.625rem' },
  medium: { inlineSize: '0.75rem', blockSize: '0.75rem' },
  large: { inlineSize: '1rem', blockSize: '1rem' },
});

export const status = styleVariants(vars.color.status, (color) => ({
  color,
  '@media': { [media.forcedColors]: forced.text },
}));
