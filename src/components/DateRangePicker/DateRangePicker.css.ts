import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const ends = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gap: vars.space[8],
  '@container': {
    '(min-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const end = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const endLabel = style({ ...typography.small, color: vars.color.text.muted, justifySelf: 'start' });

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': {
    [media.mdUp]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      minInlineSize: '9rem',
      paddingInlineEnd: vars.space[12],
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const count = style({
  ...typography.small,
  alignSelf: 'center',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
