import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

const block = '--fd-scroll-area-block';
const inline = '--fd-scroll-area-inline';

/** Browsers with scroll-driven animations. */
export const scrollDriven = '(animation-timeline: scroll()) and (timeline-scope: none)';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  // Half of each edge shadow lies outside.
  overflow: 'clip',
  timelineScope: `${block}, ${inline}`,
});

export const viewport = style({
  minInlineSize: 0,
  minBlockSize: 0,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.strong} transparent`,
  scrollTimelineName: `${block}, ${inline}`,
  scrollTimelineAxis: 'block, inline',
  selectors: {
    // Ring inside the box: outside it would be clipped.
    '&:focus-visible': innerFocusOutline,
  },
  '@media': {
    [media.print]: { overflow: 'visible', maxBlockSize: 'none' },
  },
});

export const orientation = styleVariants({
  vertical: { overflowX: 'hidden', overflowY: 'auto' },
  horizontal: { overflowX: 'auto', overflowY: 'hidden' },
  both: { overflow: 'auto' },
});

/** Maximum height. */
export const size = styleVariants({
  fill: { blockSize: '100%' },
  small: { maxBlockSize: '12rem' },
  medium: { maxBlockSize: '20rem' },
  large: { maxBlockSize: '30rem' },
});

export const content = style({ position: 'relative' });

/** Lets the content have its natural width, so that overflow can be detected from its size. */
export const wide = style({ inlineSize: 'fit-content', minInlineSize: '100%' });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const hint = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  pointerEvents: 'none',
  opacity: 0,
  backgroundColor: vars.color.border.strong,
  boxShadow: `0 0 ${vars.space[12]} ${vars.space[2]} color-mix(in srgb, ${vars.color.surface.scrim} 45%, transparent)`,
  '@supports': {
    [scrollDriven]: {
      animationName: appear,
      animationDuration: 'auto',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
    },
    [`not (${scrollDriven})`]: { transition: `opacity ${vars.duration.enter} ${vars.easing.enter}` },
  },
  '@media': { [media.print]: { display: 'none' } },
});

const lying = { insetInline: 0, blockSize: '1px' } as const;
const standing = { insetBlock: 0, inlineSize: '1px' } as const;

// Fully visible once this much is hidden.
const near = {
  '@supports': { [scrollDriven]: { animationRange: `0% ${vars.space[24]}` } },
} as const;
const far = {
  '@supports': {
    [scrollDriven]: { animationRange: `calc(100% - ${vars.space[24]}) 100%`, animationDirection: 'reverse' },
  },
} as const;

const follow = (timeline: string) => style({ '@supports': { [scrollDriven]: { animationTimeline: timeline } } });

/** One shadow at each edge with hidden content beyond it. */
export const edge = styleVariants({
  blockStart: [
    hint,
    near,
    { ...lying, insetBlockStart: 0, selectors: { [`${root}[data-block-start] > &`]: { opacity: 1 } } },
    follow(block),
  ],
  blockEnd: [
    hint,
    far,
    { ...lying, insetBlockEnd: 0, selectors: { [`${root}[data-block-end] > &`]: { opacity: 1 } } },
    follow(block),
  ],
  inlineStart: [
    hint,
    near,
    { ...standing, insetInlineStart: 0, selectors: { [`${root}[data-inline-start] > &`]: { opacity: 1 } } },
    follow(inline),
  ],
  inlineEnd: [
    hint,
    far,
    { ...standing, insetInlineEnd: 0, selectors: { [`${root}[data-inline-end] > &`]: { opacity: 1 } } },
    follow(inline),
  ],
});

const mark = style({ position: 'absolute', pointerEvents: 'none' });

/** Leaves the viewport together with its edge, for browsers without scroll-driven animations. */
export const sentinel = styleVariants({
  blockStart: [mark, lying, { insetBlockStart: 0 }],
  blockEnd: [mark, lying, { insetBlockEnd: 0 }],
  inlineStart: [mark, standing, { insetInlineStart: 0 }],
  inlineEnd: [mark, standing, { insetInlineEnd: 0 }],
});
