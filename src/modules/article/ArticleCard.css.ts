import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** As many columns as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[24],
});

/** Stretches its card to the height of the row. */
export const cell = style({ display: 'grid', minInlineSize: 0 });

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.subtle,
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[8],
  padding: vars.space[20],
});

export const meta = style({ ...typography.caption, color: vars.color.text.muted });

export const title = style({ ...typography.titleS, textWrap: 'balance', overflowWrap: 'anywhere' });

export const summary = style({ ...typography.body, color: vars.color.text.muted, overflowWrap: 'anywhere' });
