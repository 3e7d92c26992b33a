import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { lazyComponent } from './lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('loads once', async () => {
  const load = vi.fn(async () => Greeting);
  const lazy = lazyComponent(load);
  lazy.preload();
  lazy.preload();
  await load.mock.results[0]?.value;
  lazy.preload();
  expect(load).toHaveBeenCalledOnce();
});

it('swallows a failed load and tries again on the next call', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  const lazy = lazyComponent(load);
  lazy.preload();
  await vi.waitFor(() => {
    lazy.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('is not prerendered, loaded or not', async () => {
  const load = vi.fn(async () => Greeting);
  const lazy = lazyComponent(load);
  expect(renderToString(<lazy.Component name="Ada" />)).toBe('');
  lazy.preload();
  await load.mock.results[0]?.value;
  expect(renderToString(<lazy.Component name="Ada" />)).toBe('');
});
