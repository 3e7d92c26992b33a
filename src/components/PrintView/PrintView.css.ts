import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Shown only in print, where it hides everything else. */
export const root = style({
  display: 'none',
  '@media': {
    [media.print]: { display: 'flex', flexDirection: 'column', gap: vars.space[16], overflowWrap: 'anywhere' },
  },
});

export const title = style({ ...typography.titleL });

globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { [media.print]: { display: 'none' } } });
