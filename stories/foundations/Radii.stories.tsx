import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';

import { Caption, Grid, Page, tokensOf, valueOf } from './specimen';

const meta = preview.meta({ title: 'Foundations/Radii' });

/** Corner radius of each kind of element. */
export const Corners = meta.story({
  render: () => (
    <Page title="Radii" lead="The larger the thing, the rounder its corners. Named by what wears them.">
      <Grid least="11rem">
        {tokensOf(vars.radius).map((token) => (
          <li key={token.name} style={{ display: 'grid', gap: vars.space[8] }}>
            <div
              data-radius={token.variable}
              style={{
                blockSize: vars.space[80],
                borderRadius: token.reference,
                backgroundColor: vars.color.primary.soft,
                border: `1px solid ${vars.color.primary.border}`,
              }}
            />
            <Caption token={token}>{valueOf(token)}</Caption>
          </li>
        ))}
      </Grid>
    </Page>
  ),
});

Corners.test('gives each its own radius', async ({ canvasElement }) => {
  const shown = [...canvasElement.querySelectorAll('[data-radius]')].map(
    (one) => getComputedStyle(one).borderStartStartRadius,
  );
  await expect(shown).toEqual(tokensOf(vars.radius).map(valueOf));
  await expect(new Set(shown).size).toBe(shown.length);
});
