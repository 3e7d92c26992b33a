import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Skeleton } from '#components/Skeleton';
import { lazyComponent } from '#lib/react/lazyComponent';

import { LazyPanel } from './LazyPanel';

function Editor({ text }: { text: string }) {
  return <p>{text}</p>;
}

let attempts = 0;
const loads = lazyComponent(async () => Editor);
const neverLoads = lazyComponent(() => new Promise<typeof Editor>(() => {}));
const failsOnce = lazyComponent(async () => {
  attempts += 1;
  if (attempts === 1) throw new Error('The code could not be loaded.');
  return Editor;
});

const meta = preview.meta({
  component: LazyPanel<{ text: string }>,
  tags: ['no-visual'],
  args: { component: loads, props: { text: 'Written' }, skeleton: <Skeleton lines={3} /> },
});

export const Loaded = meta.story();
Loaded.test('renders the component with its props', async ({ canvas }) => {
  await expect(await canvas.findByText('Written')).toBeVisible();
});

export const Loading = meta.story({ args: { component: neverLoads } });
Loading.test('shows the skeleton', async ({ canvas }) => {
  await expect(canvas.queryByText('Written')).toBeNull();
});

export const Failed = meta.story({ args: { component: failsOnce } });
Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Written')).toBeVisible();
});
