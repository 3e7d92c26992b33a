import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { media } from './media';
import { palette, schemes, themeNames } from './palette';
import { constants, shadows } from './values';

const { font, type, weight, space, radius, control, duration, easing, layer, measure } = vars;
createGlobalTheme(':root', { font, type, weight, space, radius, control, duration, easing, layer, measure }, constants);

// Reduced motion: transitions with these durations are practically instant.
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: Object.fromEntries(Object.values(duration).map((name) => [name, '0.01ms'])),
    },
  },
});

for (const scheme of schemes) {
  createGlobalTheme(`:root.${scheme}`, vars.shadow, shadows[scheme]);

  // Values shared by all themes of a scheme are emitted once; each theme adds its own colours.
  const { primary: _primary, text: baseText, ...shared } = palette('default', scheme);
  const { link: _link, onPrimary: _onPrimary, ...sharedText } = baseText;
  const { primary, text, ...sharedVars } = vars.color;
  const { link, onPrimary, ...sharedTextVars } = text;
  createGlobalTheme(`:root.${scheme}`, { ...sharedVars, text: sharedTextVars }, { ...shared, text: sharedText });

  for (const theme of themeNames) {
    const filling = palette(theme, scheme);
    createGlobalTheme(
      `:root.theme-${theme}.${scheme}`,
      { primary, link, onPrimary },
      {
        primary: filling.primary,
        link: filling.text.link,
        onPrimary: filling.text.onPrimary,
      },
    );
  }
}

// Forced colours know one colour for the focus. As specific as a theme, and after all of them.
globalStyle(':root:root:root', {
  '@media': { [media.forcedColors]: { vars: { [vars.color.primary.focus]: 'Highlight' } } },
});

globalStyle(':root.light', { colorScheme: 'light' });
globalStyle(':root.dark', { colorScheme: 'dark' });
