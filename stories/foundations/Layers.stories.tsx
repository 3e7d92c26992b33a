import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

import { Page, tokensOf, valueOf } from './specimen';

const meta = preview.meta({ title: 'Foundations/Layers' });

/** Stacking order of the layers. A component names a layer and never sets a z-index of its own. */
export const Stack = meta.story({
  render: () => {
    const layers = tokensOf(vars.layer);
    return (
      <Page
        title="Layers"
        lead="Each covers the ones before it, whatever the order in the page. These cards come into the page in the opposite order."
      >
        <div
          style={{
            display: 'grid',
            isolation: 'isolate',
            gridTemplateColumns: `repeat(${layers.length + 1}, minmax(0, 1fr))`,
            gridAutoRows: vars.space[40],
          }}
        >
          {layers
            .map((token, index) => (
              <div
                key={token.name}
                data-layer={token.name}
                style={{
                  ...typography.label,
                  position: 'relative',
                  zIndex: token.reference,
                  gridColumn: `${index + 1} / span 2`,
                  gridRow: `${index + 1} / span 2`,
                  paddingInline: vars.space[6],
                  paddingBlock: vars.space[4],
                  overflow: 'hidden',
                  backgroundColor: vars.color.surface.panel,
                  border: `1px solid ${vars.color.border.strong}`,
                  borderRadius: vars.radius.menu,
                }}
              >
                {token.name}
                <br />
                <span style={{ ...typography.caption, color: vars.color.text.muted }}>{valueOf(token)}</span>
              </div>
            ))
            .toReversed()}
        </div>
      </Page>
    );
  },
});

Stack.test('stacks in the order of the contract', async ({ canvasElement }) => {
  const layers = tokensOf(vars.layer);
  const heights = layers.map((token) => Number(valueOf(token)));
  await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  await expect(new Set(heights).size).toBe(heights.length);
  for (const [index, { name }] of layers.slice(1).entries()) {
    const below = layers[index];
    const upper = canvasElement.querySelector(`[data-layer="${name}"]`);
    const lower = canvasElement.querySelector(`[data-layer="${below?.name}"]`);
    if (!upper || !lower) throw new Error(`The layer ${name} is not shown.`);
    // A point in the corner of the upper card is on the lower one too.
    const { left, top } = upper.getBoundingClientRect();
    const { right, bottom } = lower.getBoundingClientRect();
    await expect(right > left + 8 && bottom > top + 8, name).toBe(true);
    upper.scrollIntoView({ block: 'center' });
    const box = upper.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 8, box.top + 8)?.closest('[data-layer]')).toBe(upper);
  }
});
