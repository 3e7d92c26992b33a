import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Up to this width each value stands below the name of its detail. */
const narrow = '(max-width: 29.99rem)';

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

export const table = style({
  ...typography.body,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@container': { [narrow]: { display: 'block' } },
});

/** In a narrow container out of sight, where each value has its label. */
export const head = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style({
  selectors: { [`${body} > &`]: { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@container': {
    [narrow]: {
      selectors: {
        [`${body} > &`]: { display: 'grid', gap: vars.space[4], paddingBlock: vars.space[12] },
        [`${body} > &:first-child`]: { borderBlockStart: 0, paddingBlockStart: 0 },
      },
    },
  },
});

const cellBase = {
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[16],
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { padding: 0 } },
} as const;

export const header = style({ ...cellBase, ...typography.caption, color: vars.color.text.muted });

export const term = style({ ...cellBase, ...typography.label });

export const termText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const cell = style({
  ...cellBase,
  '@container': {
    [narrow]: {
      ...cellBase['@container'][narrow],
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      columnGap: vars.space[12],
    },
  },
});

export const value = styleVariants({
  before: { color: vars.color.text.muted },
  after: { fontWeight: 600 },
});

export const pairLabel = style({
  ...typography.caption,
  color: vars.color.text.muted,
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
});

export const missing = style({ color: vars.color.text.muted, fontWeight: 400 });
