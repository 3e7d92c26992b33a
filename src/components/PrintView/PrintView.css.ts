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

export const text = style({ ...typography.reading });

export const plain = style({ whiteSpace: 'pre-line' });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  marginBlockStart: vars.space[2],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.tag,
});
