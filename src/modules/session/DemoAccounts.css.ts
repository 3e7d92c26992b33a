import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  containerType: 'inline-size',
});

export const head = style({ display: 'grid', gap: vars.space[2] });

export const title = style({ ...typography.label });

export const text = style({ ...typography.small, color: vars.color.text.muted });

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  gridAutoRows: '1fr',
  '@container': { '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '3.25rem',
  padding: vars.space[8],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  color: vars.color.text.default,
  backgroundColor: 'transparent',
  textAlign: 'start',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.strong },
    '&[aria-disabled]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const working = style({ display: 'grid', placeItems: 'center', blockSize: '2rem' });

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.small, fontWeight: vars.weight.medium });

export const role = style({ ...typography.caption, fontWeight: vars.weight.regular, color: vars.color.text.muted });
