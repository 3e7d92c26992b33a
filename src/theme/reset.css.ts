import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { typography } from './typography';

// Arial stretched to Inter's metrics: the swap moves no line (figures of the Inter 4 metrics table).
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
});

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
