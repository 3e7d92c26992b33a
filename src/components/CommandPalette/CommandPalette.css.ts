import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { modalSurface } from '#theme/modalSurface';
import {
  activeOption,
  optionDescription,
  optionHeading,
  optionRow,
  optionScroller,
  optionTexts,
} from '#theme/optionRow';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  ...modalSurface,
  margin: '0 auto auto',
  insetBlockStart: '12vh',
  inlineSize: `min(40rem, calc(100vw - 2 * ${vars.space[16]}))`,
  maxBlockSize: '70vh',
  borderRadius: vars.radius.card,
  '@media': {
    [media.motion]: {
      transform: 'translateY(-0.5rem)',
      selectors: { '&[open]': { '@starting-style': { transform: 'translateY(-0.5rem)' } } },
    },
    // The on-screen keyboard takes the lower half.
    [media.belowSm]: {
      insetBlockStart: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
    [media.forcedColors]: forced.edge,
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[12],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  color: vars.color.text.muted,
});

export const field = style({
  ...typography.reading,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  // It is the only text field, and the caret marks the focus.
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});

export const list = style({
  ...optionScroller,
  flexGrow: 1,
  minBlockSize: 0,
  padding: vars.space[8],
});

export const group = style({ selectors: { '& + &': { paddingBlockStart: vars.space[8] } } });

export const heading = style({
  ...optionHeading,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
});

export const headings = styleVariants({
  plain: {},
  upperCase: { textTransform: 'uppercase', letterSpacing: '0.04em' },
});

export const done = style({ color: vars.color.text.muted, textDecoration: 'line-through' });

export const option = style({
  ...optionRow,
  gap: vars.space[12],
  minBlockSize: '2.5rem',
  paddingBlock: vars.space[6],
  color: vars.color.text.muted,
  scrollMarginBlock: vars.space[8],
  selectors: {
    '&[aria-selected="true"]': activeOption,
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.large },
  },
});

/** As wide for an icon as for an avatar, so that all labels align. */
export const lead = style({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: '1.75rem' });

export const texts = style({
  ...optionTexts,
  flexGrow: 1,
  color: vars.color.text.default,
});

export const description = style(optionDescription);

export const shortcut = style({ flexShrink: 0, '@media': { [media.coarse]: { display: 'none' } } });

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  flexGrow: 1,
  alignContent: 'center',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[24],
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const messageTitle = style({ ...typography.label, color: vars.color.text.default });

export const waiting = style({ display: 'grid', alignContent: 'start', gap: vars.space[12], padding: vars.space[16] });

export const waitingLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
});

export const footer = style({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.text.muted,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  // No hardware keyboard on these devices.
  '@media': { [media.coarse]: { display: 'none' }, [media.belowSm]: { display: 'none' } },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] });
