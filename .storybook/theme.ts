import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';

import { mix } from '#theme/contrast.ts';
import { palette } from '#theme/palette.ts';
import type { Scheme } from '#theme/palette.ts';

/** Storybook's own interface in the colours and the type of the product. */
export function storybookTheme(scheme: Scheme): ThemeVars {
  const { surface, text, border, primary } = palette('brand', scheme);
  return create({
    base: scheme,
    // Markup, because the mark alone would take the place of the name.
    brandTitle: '<img src="./icon.svg" alt="" width="24" height="24" style="margin-inline-end: 8px">Orvela Facilities',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: primary.solid,
    // In the dark, Storybook darkens it behind the white text of the selected entry.
    colorSecondary: scheme === 'dark' ? mix(primary.focus, primary.text, 0.5) : primary.text,
    appBg: surface.subtle,
    appContentBg: surface.panel,
    appPreviewBg: surface.panel,
    appHoverBg: primary.soft,
    appBorderColor: border.default,
    appBorderRadius: 8,
    textColor: text.default,
    textMutedColor: text.muted,
    textInverseColor: surface.panel,
    barBg: surface.panel,
    barTextColor: text.muted,
    barHoverColor: primary.text,
    barSelectedColor: primary.text,
    buttonBg: surface.panel,
    buttonBorder: border.default,
    booleanBg: surface.subtle,
    booleanSelectedBg: surface.panel,
    inputBg: surface.panel,
    inputBorder: border.strong,
    inputTextColor: text.default,
    inputBorderRadius: 6,
  });
}
