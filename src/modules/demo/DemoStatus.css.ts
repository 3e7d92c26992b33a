import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

/** At the end of the document, and always visible at the bottom of the window. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.print]: { display: 'none' } },
});

// The status never covers the focused element.
globalStyle('html:has([data-demo-status])', { scrollPaddingBlockEnd: '7rem' });
