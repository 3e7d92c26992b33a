import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

import { columns } from './FileEntry.css';

const roomy = '(min-width: 40rem)';

/** The list fills what is left of its pane. */
export const window = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  // The header of the layout and of the list.
  minBlockSize: 0,
  blockSize: '100%',
  minInlineSize: 0,
  selectors: {
    '&[data-display="grid"]': {
      paddingInline: `${vars.space[12]} ${vars.space[4]}`,
      paddingBlockStart: vars.space[12],
    },
  },
});

export const rows = style({ flexGrow: 1, minBlockSize: 0 });

export const heads = style({
  display: 'none',
  gridTemplateColumns: columns,
  gap: vars.space[12],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@container': { [roomy]: { display: 'grid' } },
});

export const head = style({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '2.25rem',
  padding: 0,
  color: vars.color.text.muted,
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&[data-sort="name"]': { gridColumn: '1 / 4' },
    '&[data-end]': { justifyContent: 'flex-end' },
    '&[aria-pressed="true"]': { color: vars.color.text.default },
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': innerFocusOutline,
  },
});

export const skeletonGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[12],
  padding: vars.space[12],
});

export const skeletonCard = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  blockSize: '11rem',
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.menu,
});

export const skeletonList = style({ display: 'flex', flexDirection: 'column' });

export const skeletonRow = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
