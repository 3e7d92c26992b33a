import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const look = styleVariants({
  /** As with a pen: in running text and results. */
  marker: {
    color: vars.color.text.default,
    backgroundColor: vars.color.warning.softHover,
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { color: 'MarkText', backgroundColor: 'Mark' } },
  },
  /** By weight and colour of the letters: in lists of suggestions. */
  text: { backgroundColor: 'transparent', color: vars.color.primary.text, fontWeight: 650 },
});
