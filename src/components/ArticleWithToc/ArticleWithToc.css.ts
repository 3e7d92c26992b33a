import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** From which width the contents stand beside the text. */
const beside = '(min-width: 56rem)';

export const container = style({ containerType: 'inline-size' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@container': {
    [beside]: {
      selectors: {
        '&[data-contents]': {
          gridTemplateColumns: `minmax(0, ${vars.measure.reading}) minmax(12rem, 17rem)`,
          columnGap: vars.space[80],
        },
      },
    },
  },
});

export const contents = style({
  '@container': {
    // First in the DOM, so that every reader reaches it before the text.
    [beside]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space[24],
      maxBlockSize: `calc(100dvh - ${vars.space[48]})`,
      overflowY: 'auto',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const summary = style({
  ...typography.titleS,
  paddingBlock: vars.space[8],
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&::marker': { color: vars.color.text.muted } },
});

export const list = style({
  ...typography.body,
  display: 'grid',
  borderInlineStart: `1px solid ${vars.color.border.default}`,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[16],
  color: vars.color.text.muted,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { color: vars.color.text.default, textDecoration: 'underline' } },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});

export const body = style({
  minInlineSize: 0,
  maxInlineSize: vars.measure.reading,
  '@container': { [beside]: { gridRow: 1 } },
});
