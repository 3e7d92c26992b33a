import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Browsers that let a page draw the list of a native select; the others show the system's own. */
const drawn = '(appearance: base-select)';

// The value is newer than the types of the properties.
const base = createVar();

export const root = style({
  vars: { [base]: 'base-select' },
  cursor: 'pointer',
  selectors: {
    // The element's name outweighs the frame's own padding, whatever order the two files are loaded in.
    'select&': { paddingInlineEnd: vars.space[40] },
  },
  '@supports': {
    [drawn]: {
      selectors: {
        'select&': {
          appearance: base,
          display: 'block',
          alignContent: 'center',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        // The frame has its own.
        '&::picker-icon': { display: 'none' },
        '&::picker(select)': {
          appearance: base,
          boxSizing: 'border-box',
          inlineSize: 'max-content',
          minInlineSize: 'calc(anchor-size(self-inline) + 2px)',
          maxInlineSize: `min(28rem, calc(100vw - ${vars.space[16]}))`,
          maxBlockSize: '22rem',
          marginBlock: vars.space[8],
          padding: vars.space[4],
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          color: vars.color.text.default,
          backgroundColor: vars.color.surface.overlay,
          border: '1px solid transparent',
          borderRadius: vars.radius.menu,
          boxShadow: vars.shadow.menu,
        },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&::picker(select)': { borderColor: 'CanvasText' } } },
      },
    },
  },
});

// A list drawn by the system takes these two and nothing else.
globalStyle(`${root} option, ${root} optgroup`, {
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
});

globalStyle(`${root} option`, {
  '@supports': {
    [drawn]: {
      ...typography.body,
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[8],
      minBlockSize: 0,
      paddingBlock: `calc((${vars.control.default} - 1lh) / 2)`,
      paddingInline: vars.space[8],
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      // Of five hundred options a dozen are in sight: only these are laid out and painted.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${vars.control.default}`,
    },
  },
  '@media': {
    [`${media.coarse}`]: { paddingBlock: `calc((${vars.control.touch} - 1lh) / 2)`, fontSize: '1rem' },
  },
});

globalStyle(`${root} option:is(:hover, :focus)`, {
  '@supports': { [drawn]: { backgroundColor: vars.color.fill.rest } },
});

globalStyle(`${root} option:focus-visible`, {
  '@supports': {
    [drawn]: {
      backgroundColor: vars.color.primary.soft,
      outline: `2px solid ${vars.color.primary.focus}`,
      outlineOffset: '-2px',
    },
  },
});

globalStyle(`${root} option:checked`, { '@supports': { [drawn]: { fontWeight: 500 } } });

globalStyle(`${root} option::checkmark`, {
  '@supports': { [drawn]: { order: 1, marginInlineStart: 'auto', color: vars.color.primary.text } },
});

globalStyle(`${root} option:disabled`, {
  color: vars.color.text.muted,
  '@supports': { [drawn]: { backgroundColor: 'transparent', cursor: 'not-allowed' } },
});

globalStyle(`${root} optgroup`, {
  '@supports': { [drawn]: { ...typography.caption, paddingBlockStart: vars.space[4], color: vars.color.text.muted } },
});

globalStyle(`${root} optgroup + optgroup`, {
  '@supports': {
    [drawn]: {
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[8],
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});
