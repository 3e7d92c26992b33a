import { createVar, keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

const before = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const after = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

// Width of the fades, from the start of the scroll range to its end.
const fade = keyframes({
  '0%': { vars: { [before]: '0px', [after]: '2.5rem' } },
  '10%, 90%': { vars: { [before]: '2.5rem', [after]: '2.5rem' } },
  '100%': { vars: { [before]: '2.5rem', [after]: '0px' } },
});

const ends = `transparent, black ${before}, black calc(100% - ${after}), transparent`;

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Focused tabs scroll clear of the faded ends.
  scrollPaddingInline: '2.5rem',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
  '@supports': {
    // Overflowing tabs fade out at the end that has more; browsers without scroll-driven animations show a scrollbar
    // instead.
    '(animation-timeline: scroll(self inline))': {
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(to right, ${ends})`,
      animation: `${fade} linear both`,
      animationTimeline: 'scroll(self inline)',
      selectors: { '&:dir(rtl)': { maskImage: `linear-gradient(to left, ${ends})` } },
    },
  },
  '@media': { [media.print]: { overflowX: 'visible', boxShadow: 'none', maskImage: 'none' } },
});

export const tab = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  flexShrink: 0,
  minBlockSize: vars.control.large,
  paddingInline: vars.space[12],
  border: 0,
  borderBlockEnd: '2px solid transparent',
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  // A long label wraps before it takes the whole screen.
  maxInlineSize: 'min(16rem, 80vw)',
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text.default },
    '&[aria-selected="true"]': { color: vars.color.primary.text, borderBlockEndColor: vars.color.primary.solid },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    // Inside, because the scrolling list would clip a ring around the tab.
    '&:focus-visible': innerFocusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      // A transparent line is drawn there like any other, and would mark every tab.
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        '&:disabled': forced.disabled,
      },
    },
    // On paper the name of the tab is a heading of what is printed.
    [media.print]: {
      minBlockSize: 0,
      paddingInline: 0,
      selectors: {
        '&:not([aria-selected="true"])': { display: 'none' },
        '&[aria-selected="true"]': { color: vars.color.text.default, borderBlockEnd: 0 },
      },
    },
  },
});

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.tag });
