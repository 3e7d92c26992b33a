import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** At the end of the document, and always visible at the bottom of the window. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.print]: { display: 'none' } },
});

// The banner never covers the focused element.
globalStyle('html:has([data-offline-banner])', { scrollPaddingBlockEnd: '7rem' });

export const pages = style({
  ...typography.body,
  listStyle: 'none',
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  '@media': { [media.smUp]: { paddingInline: vars.space[24] } },
});

export const page = style({ paddingBlock: vars.space[6], overflowWrap: 'anywhere' });
