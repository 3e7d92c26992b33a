import { style, styleVariants } from '@vanilla-extract/css';

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

const rows = style({ display: 'grid', gap: vars.space[8], gridAutoRows: '1fr' });

export const list = styleVariants({
  plain: [rows, { '@container': { '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  withTabs: [rows],
});

export const item = style({ display: 'flex', gap: vars.space[8] });

/** What can be pressed of an account. */
const pressable = style({
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  color: vars.color.text.default,
  backgroundColor: 'transparent',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.strong },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

const accountLayout = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  padding: vars.space[8],
  textAlign: 'start',
  selectors: { '&[aria-disabled]': { cursor: 'progress' } },
});

export const account = `${pressable} ${accountLayout}`;

const tabLayout = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  paddingInline: vars.space[12],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const tab = `${pressable} ${tabLayout}`;

export const working = style({ display: 'grid', placeItems: 'center', blockSize: '2rem' });

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.small, fontWeight: vars.weight.medium });

export const role = style({ ...typography.caption, fontWeight: vars.weight.regular, color: vars.color.text.muted });
