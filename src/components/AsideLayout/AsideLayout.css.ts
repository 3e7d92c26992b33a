import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0, alignItems: 'start' });

/** From the breakpoint on: aside beside the main content. */
export const columns = styleVariants({
  start: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  end: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export const stacked = style({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const main = style({ minInlineSize: 0 });

export const aside = style({
  minInlineSize: 0,
  selectors: {
    '&[data-sticky]': {
      position: 'sticky',
      insetBlockStart: vars.space[16],
      maxBlockSize: `calc(100dvh - 2 * ${vars.space[16]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const width = styleVariants({
  narrow: { inlineSize: '14rem' },
  default: { inlineSize: '18rem' },
  wide: { inlineSize: '24rem' },
});

export const opener = style({ display: 'flex' });
