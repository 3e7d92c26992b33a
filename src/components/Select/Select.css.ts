import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { floatingSurface } from '#theme/floatingSurface';
import { media } from '#theme/media';
import { activeOption, optionScroller } from '#theme/optionRow';
import { typography } from '#theme/typography';

/** Browsers that let a page style the list of a native select; others show the system's list. */
const drawn = '(appearance: base-select)';

// The TypeScript types do not know this value yet.
const base = createVar();

const paddingEnd = vars.space[8];
const checkmark = '1rem';

export const root = style({
  vars: { [base]: 'base-select' },
  cursor: 'pointer',
  selectors: {
    // The element selector outweighs the field's own padding, whichever of the two files loads first.
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
        // The field has its own icon.
        '&::picker-icon': { display: 'none' },
        '&::picker(select)': {
          appearance: base,
          boxSizing: 'border-box',
          inlineSize: 'max-content',
          minInlineSize: 'calc(anchor-size(self-inline) + 2px)',
          maxInlineSize: `min(28rem, calc(100vw - ${vars.space[16]}))`,
          // At most the space on one side, so that the list fits either below or above.
          maxBlockSize: 'min(22rem, 50vh - 2.5rem)',
          // Otherwise the browser lays the list out in four positions to find the one with most space.
          positionTryOrder: 'normal',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
          marginBlock: vars.space[8],
          ...optionScroller,
          ...floatingSurface,
          border: '1px solid transparent',
        },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&::picker(select)': { borderColor: 'CanvasText' } } },
      },
    },
  },
});

// The only properties that a system list supports.
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
      paddingBlock: `calc((${vars.control.medium} - 1lh) / 2)`,
      paddingInlineStart: vars.space[8],
      // Reserves the width of the check mark, which only the selected option has.
      paddingInlineEnd: `calc(${paddingEnd} + ${vars.space[8]} + ${checkmark})`,
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
  },
  '@media': {
    [`${media.coarse}`]: { paddingBlock: `calc((${vars.control.large} - 1lh) / 2)`, fontSize: vars.type.control.size },
  },
});

globalStyle(`${root} option:is(:hover, :focus)`, {
  '@supports': { [drawn]: { backgroundColor: vars.color.fill.hover } },
});

globalStyle(`${root} option:focus-visible`, {
  '@supports': {
    [drawn]: {
      ...activeOption,
    },
  },
});

globalStyle(`${root} option:checked`, {
  '@supports': { [drawn]: { paddingInlineEnd: paddingEnd, fontWeight: vars.weight.medium } },
});

// Two borders of a box: none of our fonts has the browser's check mark character, and finding a font that has it takes
// longer than laying out the list.
globalStyle(`${root} option::checkmark`, {
  '@supports': {
    [drawn]: {
      content: '""',
      boxSizing: 'border-box',
      order: 1,
      flexShrink: 0,
      inlineSize: '0.375rem',
      blockSize: '0.6875rem',
      marginBlockStart: 'calc((1lh - 0.6875rem) / 2 - 1px)',
      marginInline: 'auto 0.3125rem',
      border: `solid ${vars.color.primary.text}`,
      borderWidth: '0 2px 2px 0',
      rotate: '40deg',
    },
  },
});

globalStyle(`${root} option:not(:checked)::checkmark`, { '@supports': { [drawn]: { display: 'none' } } });

// About twelve of hundreds are visible. The rest cannot widen the list, so a long list is as wide as its control, and
// labels that do not fit wrap.
globalStyle(`${root}[data-long]::picker(select)`, {
  '@supports': { [drawn]: { inlineSize: 'calc(anchor-size(self-inline) + 2px)', minInlineSize: '16rem' } },
});

/** Twenty options of a long list: styled, laid out and painted when near the viewport. */
export const block = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(20 * ${vars.control.medium})`,
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
