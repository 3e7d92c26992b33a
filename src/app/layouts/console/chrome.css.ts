import { assignVars, globalStyle, style } from '@vanilla-extract/css';

import { mix } from '#theme/contrast';
import { vars } from '#theme/contract.css';
import { surfaces } from '#theme/surfaces.css';
import { surfacePalette, palette, schemes, themeNames } from '#theme/palette';

/** Filled with the theme's primary colour; for an area without content. */
export const band = style({});

const above = (scope: string) => `.${scope} :is([popover], dialog)`;

// Popovers and dialogs opened from a coloured area use the colours of the page.
for (const scheme of schemes) {
  // On a dark page the dark surface changes no token, so there is none to reset.
  const grounds = scheme === 'light' ? [surfaces.dark, surfaces.primary] : [surfaces.primary];
  for (const scope of grounds) {
    globalStyle(`:root.${scheme} ${above(scope)}`, {
      colorScheme: scheme,
      vars: assignVars(vars.color, palette('default', scheme)),
    });
    for (const theme of themeNames) {
      const { primary, text } = palette(theme, scheme);
      globalStyle(`:root.theme-${theme}.${scheme} ${above(scope)}`, {
        vars: {
          ...assignVars(vars.color.primary, primary),
          [vars.color.text.link]: text.link,
          [vars.color.text.onPrimary]: text.onPrimary,
        },
      });
    }
  }
  for (const theme of themeNames) {
    globalStyle(`:root.theme-${theme}.${scheme} .${band}`, {
      backgroundColor:
        scheme === 'light'
          ? palette(theme, scheme).primary.solid
          : mix(surfacePalette('primary', theme, scheme).surface.panel, palette(theme, scheme).surface.app, 0.15),
    });
  }
}
