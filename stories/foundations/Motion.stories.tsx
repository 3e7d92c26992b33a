import { useState } from 'react';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { vars } from '#theme/contract.css';

import * as styles from './Motion.css';
import { Caption, Page, Section, tokensOf, valueOf } from './specimen';

const meta = preview.meta({ title: 'Foundations/Motion' });

function Paces() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <div>
        <Button tone="primary" variant="solid" aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <ul style={{ display: 'grid', gap: vars.space[20] }}>
        {tokensOf(vars.duration).map((token) => (
          <li key={token.name} style={{ display: 'grid', gap: vars.space[8] }}>
            <Caption token={token}>{valueOf(token)}</Caption>
            <div className={styles.track} style={{ overflow: 'hidden' }}>
              <div
                className={styles.pace[token.name as keyof typeof styles.pace]}
                data-pace={token.name}
                data-moved={moved || undefined}
              >
                <div className={styles.dot} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Durations and easing curves. Nothing moves until it is pressed, and with reduced motion the end state shows
 * immediately.
 */
export const Durations = meta.story({
  render: () => (
    <Page
      title="Motion"
      lead="Things enter slower than they leave. Only position and opacity move, and only because of something the visitor did."
    >
      <Section title="Durations">
        <Paces />
      </Section>
      <Section title="Curves">
        <ul style={{ display: 'grid', gap: vars.space[12] }}>
          {tokensOf(vars.easing).map((token) => (
            <li key={token.name}>
              <Caption token={token}>{valueOf(token)}</Caption>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
});

const pacesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('[data-pace]')];

Durations.test('moves when it is pressed, and not before', async ({ canvas, canvasElement, userEvent }) => {
  const paces = pacesIn(canvasElement);
  await expect(paces.map(({ dataset }) => dataset['pace'])).toEqual(Object.keys(vars.duration));
  for (const pace of paces) await expect(getComputedStyle(pace).transform).toBe('none');
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  await expect(canvas.getByRole('button', { name: 'Move', pressed: true })).toBeVisible();
  for (const pace of paces) await expect(pace).toHaveAttribute('data-moved');
});

export const Reduced = Durations.extend({ globals: { motion: 'reduced' }, tags: ['no-visual'] });
Reduced.test('takes no time', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  for (const pace of pacesIn(canvasElement)) {
    const { transitionDuration, transform } = getComputedStyle(pace);
    await expect(Number.parseFloat(transitionDuration)).toBeLessThan(0.001);
    await expect(transform).not.toBe('none');
  }
});
