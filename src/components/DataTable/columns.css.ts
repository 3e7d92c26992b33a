import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

import { headCell, narrow, responsive } from './DataTable.css';

/** Above the table: what changes its appearance. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[8],
});

/** The caller's controls, beside the menu of the columns. */
export const toolbarStart = style({ flexGrow: 1, flexBasis: '16rem', minInlineSize: 0 });

export const switchCell = style({ display: 'grid' });

/** The edge of a header that changes the width of its column; 24 px wide for pointers, with a line of 1 px. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-12px',
  inlineSize: '24px',
  zIndex: vars.layer.raised,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[6],
      insetInlineStart: '11px',
      inlineSize: '1px',
      backgroundColor: vars.color.border.default,
    },
    '&:hover::after, &:active::after': { inlineSize: '2px', backgroundColor: vars.color.primary.solid },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      inlineSize: '2px',
      outline: innerFocusOutline.outline,
      backgroundColor: vars.color.primary.solid,
    },
    [`${headCell}:last-child > &`]: { insetInlineEnd: 0, inlineSize: '12px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { backgroundColor: 'ButtonText' },
      },
    },
  },
  '@container': { [narrow]: { selectors: { [`${responsive.cards} &`]: { display: 'none' } } } },
});

/** The text of an editable cell, which opens its field. */
export const editable = style({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  minBlockSize: vars.space[24],
  marginInline: `calc(-1 * ${vars.space[6]})`,
  paddingInline: vars.space[6],
  border: 0,
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  cursor: 'text',
  selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});

export const editor = style({ display: 'grid', gap: vars.space[4], flexGrow: 1, minInlineSize: '6rem' });

export const editInput = style({
  font: 'inherit',
  color: vars.color.text.default,
  textAlign: 'inherit',
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface.panel,
  selectors: { '&[aria-invalid]': { borderColor: vars.color.error.solid } },
});

/** Above the row's stretched link; its content is aligned as the column is. */
export const editCell = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  selectors: {
    '[data-align="end"] &': { justifyContent: 'flex-end' },
    '[data-align="center"] &': { justifyContent: 'center' },
  },
  '@container': { [narrow]: { selectors: { [`${responsive.cards} &`]: { justifyContent: 'flex-start' } } } },
});
