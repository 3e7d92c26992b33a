import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { parseAppearance } from '#lib/appearance/appearance';
import { parseHex } from '#theme/contrast';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { palette } from '#theme/palette';
import type { Scheme } from '#theme/palette';

import { Caption, Grid, hardestPair, Page, Section, tokensOf, valueOf } from './specimen';
import type { Tokens } from './specimen';

const meta = preview.meta({ title: 'Foundations/Colour roles' });

const groups = Object.entries<Tokens>(vars.color);

function Swatches({
  group,
  tokens,
  scheme,
  theme,
}: {
  group: string;
  tokens: Tokens;
  scheme: Scheme;
  theme: Parameters<typeof palette>[0];
}) {
  const colors = palette(theme, scheme);
  return (
    <Grid least="13rem">
      {tokensOf(tokens).map((token) => {
        const pair = hardestPair(colors, `${group}.${token.name}`);
        return (
          <li key={token.name} style={{ display: 'grid', gap: vars.space[8], alignContent: 'start' }}>
            <div
              data-swatch={token.variable}
              style={{
                // The colour itself is what is shown.
                forcedColorAdjust: 'none',
                blockSize: vars.space[48],
                borderRadius: vars.radius.control,
                border: `1px solid ${vars.color.border.default}`,
                backgroundColor: token.reference,
              }}
            />
            <Caption token={token}>
              {valueOf(token)}
              {pair ? (
                <>
                  <br />
                  <span data-contrast={pair.passes ? 'passes' : 'misses'}>{pair.text}</span>
                </>
              ) : null}
            </Caption>
          </li>
        );
      })}
    </Grid>
  );
}

/**
 * Every colour role available to components, in the theme and scheme of the toolbar. The number is the lowest contrast
 * on any background the role may be used on.
 */
export const Roles = meta.story({
  render: (_args, { globals }) => {
    const { theme, scheme } = parseAppearance({ theme: globals['theme'], scheme: globals['scheme'] });
    return (
      <Page
        title="Colour roles"
        lead="Components name these roles and nothing else. Where a role is text, an edge or a mark, its lowest contrast on anything it may stand on is given, and what it must reach."
      >
        {groups.map(([group, tokens]) => (
          <Section key={group} title={group}>
            <Swatches group={group} tokens={tokens} theme={theme} scheme={scheme === 'dark' ? 'dark' : 'light'} />
          </Section>
        ))}
      </Page>
    );
  },
});

Roles.test('paints every role of the contract in the measured colour', async ({ canvasElement, globals }) => {
  const { theme, scheme } = parseAppearance({ theme: globals['theme'], scheme: globals['scheme'] });
  const filled = new Map(
    tokensOf(palette(theme, scheme === 'dark' ? 'dark' : 'light') as unknown as Tokens).map(({ name, reference }) => [
      name,
      reference,
    ]),
  );
  // In forced colours the focus has the colour that the system has for it.
  if (matchMedia(media.forcedColors).matches) filled.set('primary.focus', 'Highlight');
  const tokens = tokensOf(vars.color);
  await expect(filled.size).toBe(tokens.length);
  for (const { name, variable } of tokens) {
    const swatch = canvasElement.querySelector(`[data-swatch="${variable}"]`);
    await expect(swatch).not.toBeNull();
    const value = filled.get(name) ?? '';
    if (swatch && value.startsWith('#')) {
      const [r, g, b] = parseHex(value);
      await expect(getComputedStyle(swatch).backgroundColor, name).toBe(`rgb(${r}, ${g}, ${b})`);
    }
  }
});

Roles.test('says as text that every contrast passes', async ({ canvasElement }) => {
  const figures = [...canvasElement.querySelectorAll('[data-contrast]')];
  await expect(figures.length).toBeGreaterThan(35);
  for (const figure of figures) await expect(figure).toHaveTextContent(/^\d+\.\d\d:1 on [\w.]+, passes [\d.]+:1$/);
});

// Its picture is part of `Roles`; accessibility and contrast are checked separately.
export const Dark = Roles.extend({ globals: { scheme: 'dark' }, tags: ['no-visual'] });
