import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';
import { windowHeight } from '#theme/windowBarsHeight.css';

/** As high as the list: the viewport without the layout's header and footer. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: `calc(${windowHeight} - 4rem)`,
});

export const missing = style({ padding: vars.space[24] });

export const waiting = style({ flexGrow: 1, minBlockSize: 0, padding: vars.space[16], overflowY: 'auto' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  boxSizing: 'border-box',
  minBlockSize: vars.space[64],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** Only where the record is shown instead of the list. */
export const back = style({
  display: 'inline-flex',
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  '@container': { '(min-width: 68rem)': { display: 'none' } },
});

export const contact = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flexGrow: 1,
  minInlineSize: 0,
});

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...typography.titleS, ...ellipsis, margin: 0, outline: 'none' });

/** The whole block is the target. */
export const nameButton = style([
  focusRing,
  {
    ...ellipsis,
    maxInlineSize: '100%',
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    textAlign: 'start',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
]);

export const about = style({
  ...typography.small,
  ...ellipsis,
  color: vars.color.text.muted,
  selectors: { '&[data-typing]': { color: vars.color.primary.text } },
});
