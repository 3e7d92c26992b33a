import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { typography } from './typography';

type Standin = {
  name: string;
  regular: readonly [src: string, size: number];
  bold: readonly [src: string, size: number];
};

/**
 * Fallback fonts adjusted to the metrics of Inter, so that the font swap causes no layout shift: for desktops, Android
 * and plain Linux. The ratio of bold to regular widths differs between fonts, so both are measured: Inter at 400 and
 * 600 against the regular and the bold cut (`@capsizecss/metrics` 4.3.0; DejaVu on the product's own texts in both
 * languages). Slightly enlarged for labels, which are heavier than 400, and titles, which are heavier than 600.
 */
const standins: readonly Standin[] = [
  {
    name: 'Inter Fallback',
    regular: ["local('Arial'), local('Liberation Sans'), local('Helvetica')", 107.12],
    bold: ["local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold')", 101.52],
  },
  {
    name: 'Inter Fallback Roboto',
    regular: ["local('Roboto')", 107.35],
    bold: ["local('Roboto Bold'), local('Roboto-Bold')", 107.79],
  },
  {
    name: 'Inter Fallback DejaVu',
    regular: ["local('DejaVu Sans')", 93.85],
    bold: ["local('DejaVu Sans Bold')", 84.6],
  },
];

const spare = { medium: 1.03, bold: 1.02 } as const;

/**
 * Metrics of Inter, relative to its font size; the ascent a little more than its 0.96875, which at 16 px ends in half a
 * pixel: rounded down, the text of a fallback would be a pixel lower and grow with the swap.
 */
const [ascent, descent] = [0.972, 0.2412];

const percent = (value: number) => `${value.toFixed(2)}%`;

for (const { name, regular, bold } of standins) {
  for (const [fontWeight, [src, measured], more] of [
    ['100 449', regular, 1],
    ['450 549', regular, spare.medium],
    ['550 900', bold, spare.bold],
  ] as const) {
    const size = measured * more;
    globalFontFace(name, {
      src,
      fontWeight,
      sizeAdjust: percent(size),
      ascentOverride: percent((ascent / size) * 10_000),
      descentOverride: percent((descent / size) * 10_000),
      lineGapOverride: '0%',
    });
  }
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  // Sticky bars must not cover focused elements (WCAG 2.2, 2.4.11).
  scrollPaddingBlock: `${vars.space[80]} ${vars.space[64]}`,
});
globalStyle('body', {
  ...typography.body,
  margin: 0,
  minBlockSize: '100dvh',
  fontFamily: vars.font.body,
  fontFeatureSettings: "'cv11', 'ss03'",
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.app,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle('ol, ul', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('a', { color: vars.color.text.link, textUnderlineOffset: '0.2em' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.primary.softHover });

// While the appearance changes (`applyAppearance`).
globalStyle('.no-transitions, .no-transitions *, .no-transitions *::before, .no-transitions *::after', {
  transition: 'none !important',
});

// Transitions are shortened through the duration tokens (themes.css.ts), not here: even the shortest
// `transition-duration` on all elements would start a transition for every change of size or visibility, which would
// then arrive a frame late.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms',
      animationIterationCount: 1,
      scrollBehavior: 'auto',
    },
  },
});
