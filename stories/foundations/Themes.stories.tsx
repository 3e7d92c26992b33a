import preview from '#.storybook/preview';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { parseHex } from '#theme/contrast';
import { vars } from '#theme/contract.css';
import { palette, schemes, themeNames } from '#theme/palette';
import type { Scheme, ThemeName } from '#theme/palette';
import { typography } from '#theme/typography';

import { Page } from './specimen';

const meta = preview.meta({ title: 'Foundations/Themes' });

const words = { solid: 'Save', soft: 'Add', outline: 'Cancel', quiet: 'More' } as const;

function Panel({ theme, scheme }: { theme: ThemeName; scheme: Scheme }) {
  return (
    <li
      data-panel={`${theme} ${scheme}`}
      style={{
        ...assignInlineVars(vars.color, palette(theme, scheme)),
        colorScheme: scheme,
        // The colours themselves are what is shown.
        forcedColorAdjust: 'none',
        display: 'grid',
        gap: vars.space[12],
        padding: vars.space[16],
        color: vars.color.text.default,
        backgroundColor: vars.color.surface.panel,
        border: `1px solid ${vars.color.border.subtle}`,
        borderRadius: vars.radius.card,
      }}
    >
      <h2 style={typography.titleS}>
        {theme}, {scheme}
      </h2>
      <p style={{ ...typography.body, color: vars.color.text.muted }}>
        Open until 18:00. <a href="#theme">Ask about accessibility</a>
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }}>
        {Object.entries(words).map(([variant, word]) => (
          <Button key={variant} tone="primary" variant={variant as keyof typeof words}>
            {word}
          </Button>
        ))}
      </div>
      <div
        style={{
          ...typography.label,
          padding: vars.space[8],
          borderRadius: vars.radius.control,
          color: vars.color.primary.text,
          backgroundColor: vars.color.primary.soft,
          border: `1px solid ${vars.color.primary.border}`,
        }}
      >
        Chosen
      </div>
    </li>
  );
}

/** The six themes in both schemes, each with its own values for all tokens. */
export const SideBySide = meta.story({
  render: () => (
    <Page
      title="Themes"
      lead="Six primary colours, each in a light and a dark scheme. Everything that is not primary is the same in all six."
    >
      <ul
        style={{
          display: 'grid',
          gap: vars.space[16],
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
        }}
      >
        {schemes.flatMap((scheme) =>
          themeNames.map((theme) => <Panel key={`${theme} ${scheme}`} theme={theme} scheme={scheme} />),
        )}
      </ul>
    </Page>
  ),
});

SideBySide.test('paints each theme in its own primary colour', async ({ canvasElement }) => {
  const seen = new Set<string>();
  for (const panel of canvasElement.querySelectorAll<HTMLElement>('[data-panel]')) {
    const [theme, scheme] = (panel.dataset['panel'] ?? '').split(' ');
    const button = panel.querySelector('button');
    const [r, g, b] = parseHex(palette(theme as ThemeName, scheme as Scheme).primary.solid);
    const painted = button ? getComputedStyle(button).backgroundColor : '';
    await expect(painted, panel.dataset['panel']).toBe(`rgb(${r}, ${g}, ${b})`);
    seen.add(`${scheme} ${painted}`);
  }
  await expect(seen.size).toBe(themeNames.length * schemes.length);
});
