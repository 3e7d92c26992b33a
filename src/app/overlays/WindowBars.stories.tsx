import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { shiftClock } from '#mocks/core/clockShift';
import { DemoStatus } from '#modules/demo/DemoStatus';
import { aboveWindowBars } from '#theme/windowBarsHeight.css';

import { OfflineBanner } from '#app/offline/OfflineBanner';
import { WindowBars } from './WindowBars';

/** A page longer than the window, whose own bar sticks to the bottom too. */
function LongPage() {
  return (
    <main style={{ padding: 24 }}>
      <h1 style={{ minBlockSize: '200dvh' }}>Harbour Pharmacy</h1>
      <div style={{ position: 'sticky', insetBlockEnd: aboveWindowBars }}>
        <Button>Filters</Button>
      </div>
    </main>
  );
}

const meta = preview.meta({
  component: WindowBars,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    shiftClock(7);
    return () => shiftClock(0);
  },
  render: (args) => (
    <>
      <LongPage />
      <WindowBars {...args} />
    </>
  ),
});

export const Both = meta.story({
  args: {
    children: (
      <>
        <OfflineBanner state="offline" savedAt={undefined} missing={false} pages={[]} onRetry={fn()} />
        <DemoStatus onOpen={fn()} />
      </>
    ),
  },
});
Both.test('stacks the bars, and the page’s own bar above them', async ({ canvas }) => {
  const demo = await canvas.findByRole('complementary', { name: 'Demo' });
  const offline = await canvas.findByRole('complementary', { name: /^You are offline/ });
  const filters = await canvas.findByRole('button', { name: 'Filters' });
  await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
  await waitFor(async () => {
    const boxes = [filters, offline, demo].map((element) => element.getBoundingClientRect());
    for (const [at, { bottom }] of boxes.entries()) {
      await expect(bottom).toBeLessThanOrEqual((boxes[at + 1]?.top ?? innerHeight) + 1);
    }
  });
});

export const OnAPhone = Both.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const None = meta.story({ args: { children: null } });
None.test('leaves the bottom of the window to the page', async ({ canvas }) => {
  const filters = await canvas.findByRole('button', { name: 'Filters' });
  await waitFor(() => expect(filters.getBoundingClientRect().bottom).toBe(innerHeight));
});
