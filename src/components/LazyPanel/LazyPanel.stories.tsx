import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Skeleton } from '#components/Skeleton';
import { lazyComponent } from '#lib/react/lazyComponent';

import { LazyPanel } from './LazyPanel';
import type { LazyPanelProps } from './LazyPanel';

function Editor({ text }: { text: string }) {
  return <p>{text}</p>;
}

const loads = lazyComponent(async () => Editor);
const neverLoads = lazyComponent(() => new Promise<typeof Editor>(() => {}));

/** A panel whose code loads at the second attempt. */
function FailingOnce(props: LazyPanelProps<{ text: string }>) {
  const [component] = useState(() => {
    let attempts = 0;
    return lazyComponent(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The code could not be loaded.');
      return Editor;
    });
  });
  return <LazyPanel {...props} component={component} />;
}

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

export const Failed = meta.story({ render: (args) => <FailingOnce {...args} /> });
Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Written')).toBeVisible();
});
