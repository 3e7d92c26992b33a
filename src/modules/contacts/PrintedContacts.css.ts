import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Shown only in print, where it hides everything else. */
export const root = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', ...typography.small, overflowWrap: 'anywhere' } },
});

export const title = style({ ...typography.titleL, paddingBlockEnd: vars.space[16] });

export const contact = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[12] });

export const name = style({ ...typography.label });

export const address = style({ whiteSpace: 'pre-line' });

export const notes = style({ ...typography.body, paddingBlockStart: vars.space[12] });

globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { [media.print]: { display: 'none' } } });
