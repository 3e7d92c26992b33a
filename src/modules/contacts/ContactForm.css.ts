import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  // Done and Cancel stay in reach of a long form.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  backgroundColor: vars.color.surface.panel,
});

export const title = style({ ...typography.titleS, flex: '1 1 auto', outline: 'none' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[24],
  maxInlineSize: '46rem',
  '@container': { '(max-width: 30rem)': { padding: vars.space[16] } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[12] },
  },
});

export const short = style({ maxInlineSize: '16rem' });

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
});

/** The fields of a row: side by side where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@container': {
    '(min-width: 30rem)': {
      selectors: {
        '&[data-fields="email"]': { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
        '&[data-fields="phone"]': { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
      },
    },
    '(min-width: 42rem)': {
      selectors: { '&[data-fields="phone"]': { gridTemplateColumns: '14rem minmax(0, 1fr) 9rem' } },
    },
  },
});

/** The country of a number has a line of its own where not all fields of the row fit. */
export const country = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { '(min-width: 42rem)': { gridColumn: 'auto' } },
});

/** As high as a control, so that the button is level with the field and not with its error. */
export const removal = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  minInlineSize: '2.25rem',
});
