import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Shown only in print, where it hides everything else. */
export const root = style({
  display: 'none',
  '@media': { [media.print]: { display: 'flex', flexDirection: 'column', gap: vars.space[16] } },
});

export const subject = style({ ...typography.titleL });

export const text = style({ ...typography.reading, overflowWrap: 'anywhere' });

export const plain = style({ whiteSpace: 'pre-line' });

globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { [media.print]: { display: 'none' } } });
