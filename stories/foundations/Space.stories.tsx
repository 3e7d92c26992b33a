import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';

import { Caption, Grid, Page, Section, tokensOf, valueOf } from './specimen';
import type { Tokens } from './specimen';

const meta = preview.meta({ title: 'Foundations/Space' });

const lengths: ReadonlyArray<readonly [title: string, group: Tokens]> = [
  ['Gaps and paddings', vars.space],
  ['Heights of controls', vars.control],
];

/** Steps of the 4 px grid, and the heights of controls. A step is named by its pixels at the default text size. */
export const Steps = meta.story({
  render: () => (
    <Page
      title="Space"
      lead="Gaps inside a group are smaller than gaps between groups. All lengths grow with the reader’s text size."
    >
      {lengths.map(([title, group]) => (
        <Section key={title} title={title}>
          <Grid least="14rem">
            {tokensOf(group).map((token) => (
              <li key={token.name} style={{ display: 'grid', gap: vars.space[8], alignContent: 'end' }}>
                <div
                  data-length={token.name}
                  style={{
                    inlineSize: token.reference,
                    blockSize: token.reference,
                    backgroundColor: vars.color.primary.solid,
                  }}
                />
                <Caption token={token}>{valueOf(token)}</Caption>
              </li>
            ))}
          </Grid>
        </Section>
      ))}
      <Section title="Widths of columns">
        <ul style={{ display: 'grid', gap: vars.space[16] }}>
          {tokensOf(vars.measure).map((token) => (
            <li key={token.name} style={{ display: 'grid', gap: vars.space[8] }}>
              <div
                style={{
                  inlineSize: `min(100%, ${token.reference})`,
                  blockSize: vars.space[8],
                  backgroundColor: vars.color.primary.solid,
                }}
              />
              <Caption token={token}>{valueOf(token)}</Caption>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
});

Steps.test('is as long as its name says', async ({ canvasElement }) => {
  const steps = [...canvasElement.querySelectorAll<HTMLElement>('[data-length]')];
  await expect(steps).toHaveLength(tokensOf(vars.space).length + tokensOf(vars.control).length);
  for (const step of steps) {
    const pixels = Number(step.dataset['length']);
    if (Number.isFinite(pixels)) await expect(step.getBoundingClientRect().width).toBe(pixels);
    // Targets must have the minimum size of WCAG 2.2 (2.5.8).
    else await expect(step.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});
