import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusRing, visuallyHidden } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const scroller = style([focusRing, { minInlineSize: 0, overflowX: 'auto', borderRadius: vars.radius.control }]);

const ground = createVar();

/** What the table stands on. */
export const surface = styleVariants({
  panel: { vars: { [ground]: vars.color.surface.panel } },
  overlay: { vars: { [ground]: vars.color.surface.overlay } },
});

export const table = style({ ...typography.body, inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style({
  ...typography.label,
  textAlign: 'start',
  color: vars.color.text.muted,
  paddingBlockEnd: vars.space[8],
});

export const hiddenCaption = visuallyHidden;

const cellBase = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: vars.space[8],
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-sticky]': {
      position: 'sticky',
      insetInlineStart: 0,
      backgroundColor: ground,
    },
  },
} as const;

export const columnHeader = style({ ...cellBase, ...typography.label, color: vars.color.text.muted });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold, backgroundColor: vars.color.primary.soft } },
});

export const rowHeader = style({
  ...cellBase,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  minInlineSize: '6.5rem',
  selectors: { ...cellBase.selectors, [`${row}[aria-current] > &`]: { fontWeight: 'inherit' } },
});

export const cell = style(cellBase);
