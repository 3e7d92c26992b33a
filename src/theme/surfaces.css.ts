import { createGlobalTheme, style } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { surfacePalette, themeNames } from './palette';
import type { SurfaceName, Palette } from './palette';

const base = { color: vars.color.text.default, backgroundColor: vars.color.surface.panel };

/**
 * Regions with a different surface: a dark rail, a coloured bar. They redefine the colour roles, so that all content,
 * including buttons and fields, keeps its contrast on any surface. Charts and maps are excluded.
 */
export const surfaces: Readonly<Record<SurfaceName, string>> = {
  panel: style(base),
  dark: style({ ...base, colorScheme: 'dark' }),
  primary: style({ ...base, colorScheme: 'dark' }),
};

const { surface, border, fill, text, primary, neutral, accent, info, success, warning, error, status } = vars.color;
const { link, onPrimary, ...words } = text;

/** Roles that are the same in every theme. */
const plain = { surface, border, fill, text: words, neutral };
function plainOf({ surface, border, fill, text, neutral }: Palette) {
  const { link: _link, onPrimary: _onPrimary, ...words } = text;
  return { surface, border, fill, text: words, neutral };
}

/** Roles whose colour carries meaning. */
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

// In the dark scheme, a dark region has the colours of the page.
const dark = surfacePalette('dark', 'default', 'light');
createGlobalTheme(`:root.light .${surfaces.dark}`, { ...plain, ...telling }, { ...plainOf(dark), ...tellingOf(dark) });
createGlobalTheme(`:root .${surfaces.primary}`, telling, tellingOf(surfacePalette('primary', 'default', 'light')));
for (const theme of themeNames) {
  const page = `:root.theme-${theme}`;
  createGlobalTheme(`${page}.light .${surfaces.dark}`, coloured, colouredOf(surfacePalette('dark', theme, 'light')));
  const deep = surfacePalette('primary', theme, 'light');
  createGlobalTheme(
    `${page} .${surfaces.primary}`,
    { ...plain, ...coloured },
    { ...plainOf(deep), ...colouredOf(deep) },
  );
}
