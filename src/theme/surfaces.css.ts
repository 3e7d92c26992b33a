import { createGlobalTheme, style } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { surfacePalette, themeNames } from './palette';
import type { SurfaceName, Palette } from './palette';

const base = { color: vars.color.text.default, backgroundColor: vars.color.surface.panel };

/**
 * A region on a ground of its own: a dark rail, a coloured bar. The roles are filled anew inside it, so that whatever
 * stands there, buttons and fields included, keeps its contrast without knowing where it is. Charts and maps stay out.
 */
export const surfaces: Readonly<Record<SurfaceName, string>> = {
  panel: style(base),
  dark: style({ ...base, colorScheme: 'dark' }),
  primary: style({ ...base, colorScheme: 'dark' }),
};

const { surface, border, fill, text, primary, neutral, accent, info, success, warning, error, status } = vars.color;
const { link, onPrimary, ...words } = text;

/** What no theme colours. */
const plain = { surface, border, fill, text: words, neutral };
function plainOf({ surface, border, fill, text, neutral }: Palette) {
  const { link: _link, onPrimary: _onPrimary, ...words } = text;
  return { surface, border, fill, text: words, neutral };
}

/** What tells of something by its colour. */
const telling = { accent, info, success, warning, error, status };
const tellingOf = ({ accent, info, success, warning, error, status }: Palette) => ({
  accent,
  info,
  success,
  warning,
  error,
  status,
});

const coloured = { primary, link, onPrimary };
const colouredOf = ({ primary, text }: Palette) => ({ primary, link: text.link, onPrimary: text.onPrimary });

// Where the page is dark, a dark region is filled as the page is.
const dark = surfacePalette('dark', 'default', 'light');
createGlobalTheme(`:root.light .${surfaces.dark}`, { ...plain, ...telling }, { ...plainOf(dark), ...tellingOf(dark) });
createGlobalTheme(`:root .${surfaces.primary}`, telling, tellingOf(surfacePalette('primary', 'default', 'light')));
for (const theme of themeNames) {
  const page = `:root.theme-${theme}`;
  createGlobalTheme(`${page}.light .${surfaces.dark}`, coloured, colouredOf(surfacePalette('dark', theme, 'light')));
  const deep = surfacePalette('primary', theme, 'light');
  createGlobalTheme(`${page} .${surfaces.primary}`, { ...plain, ...coloured }, { ...plainOf(deep), ...colouredOf(deep) });
}
