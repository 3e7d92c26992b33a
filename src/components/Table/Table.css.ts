import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusRing, visuallyHidden } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const scroller = style([focusRing, { minInlineSize: 0, overflowX: 'auto', borderRadius: vars.radius.control }]);

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
      backgroundColor: vars.color.surface.panel,
    },
  },
} as const;

export const columnHeader = style({ ...cellBase, ...typography.label, color: vars.color.text.muted });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[aria-current]': { fontWeight: 600, backgroundColor: vars.color.primary.soft } },
});

export const rowHeader = style({
  ...cellBase,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  minInlineSize: '6.5rem',
  selectors: { ...cellBase.selectors, [`${row}[aria-current] > &`]: { fontWeight: 'inherit' } },
});

export const cell = style(cellBase);
