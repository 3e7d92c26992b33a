import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';

import { Caption, Grid, Page, tokensOf } from './specimen';

const meta = preview.meta({ title: 'Foundations/Depth' });

const [edge] = tokensOf({ 'border.subtle': vars.color.border.subtle });

/** Surfaces on the page have a border; only those above it have a shadow. */
export const Levels = meta.story({
  render: () => (
    <Page
      title="Depth"
      lead="Cards have an edge and no shadow. A bar that stays, a menu and a dialog stand higher, each with its own shadow; in the dark a level is also lighter."
    >
      <Grid least="15rem">
        <li
          style={{
            padding: vars.space[24],
            borderRadius: vars.radius.card,
            backgroundColor: vars.color.surface.panel,
            border: `1px solid ${vars.color.border.subtle}`,
          }}
        >
          {edge ? <Caption token={edge}>the edge of a card, without a shadow</Caption> : null}
        </li>
        {tokensOf(vars.shadow).map((token) => (
          <li
            key={token.name}
            data-shadow={token.name}
            style={{
              // The shadow itself is what is shown.
              forcedColorAdjust: 'none',
              color: vars.color.text.default,
              padding: vars.space[24],
              borderRadius: vars.radius.card,
              backgroundColor: token.name === 'bar' ? vars.color.surface.panel : vars.color.surface.overlay,
              boxShadow: token.reference,
            }}
          >
            <Caption token={token} />
          </li>
        ))}
      </Grid>
    </Page>
  ),
});

Levels.test('gives each level a shadow of its own', async ({ canvasElement }) => {
  const shadows = [...canvasElement.querySelectorAll('[data-shadow]')].map((one) => getComputedStyle(one).boxShadow);
  await expect(shadows).toHaveLength(tokensOf(vars.shadow).length);
  await expect(new Set(shadows).size).toBe(shadows.length);
  await expect(shadows).not.toContain('none');
});
