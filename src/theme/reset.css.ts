import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { typography } from './typography';

type Standin = {
  name: string;
  regular: readonly [src: string, size: number];
  bold: readonly [src: string, size: number];
};

/**
 * Fonts that devices have, as wide and high as Inter, so that the swap moves no line: on desktops, on Android, on a plain
 * Linux. Bold letters are wider than plain ones by another part in each font, so both are measured: Inter at 400 and 600
 * to the regular and the bold cut (`@capsizecss/metrics` 4.3.0; DejaVu on the product's own texts in both languages).
 * A little is added for labels, which are heavier than 400, and for titles, which are heavier than 600.
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

/** Of Inter, in parts of its size. */
const [ascent, descent] = [0.96875, 0.2412];

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
  // Sticky bars must not cover what receives focus (WCAG 2.2, 2.4.11).
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

// Transitions have no length by the durations of the theme (themes.css.ts). Given to everything, even the shortest would
// begin one for each change of a size or of what is visible, which then came a frame late.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms',
      animationIterationCount: 1,
      scrollBehavior: 'auto',
    },
  },
});
