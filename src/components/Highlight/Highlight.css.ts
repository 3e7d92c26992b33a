import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const variant = styleVariants({
  /** Marker pen style: in running text and results. */
  marker: {
    color: vars.color.text.default,
    backgroundColor: vars.color.warning.softHover,
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { color: 'MarkText', backgroundColor: 'Mark' } },
  },
  /** By font weight and text colour: in lists of suggestions. */
  text: { backgroundColor: 'transparent', color: vars.color.primary.text, fontWeight: vars.weight.strong },
});
