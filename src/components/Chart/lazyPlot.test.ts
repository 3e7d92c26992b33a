import { describe, expect, it, vi } from 'vitest';

import { plotLoader } from './lazyPlot';

const Part = () => null;

describe('plotLoader', () => {
  it('fetches once for many', async () => {
    const load = vi.fn(() => Promise.resolve(Part));
    const loader = plotLoader(load);
    loader.prepare();
    loader.prepare();
    expect(loader.read().status).toBe('loading');
    await vi.waitFor(() => expect(loader.read()).toEqual({ status: 'ready', Part }));
    loader.prepare();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that it failed, and can try again', async () => {
    const load = vi
      .fn<() => Promise<typeof Part>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Part);
    const loader = plotLoader(load);
    const heard = vi.fn();
    const leave = loader.subscribe(heard);
    loader.prepare();
    await vi.waitFor(() => expect(loader.read().status).toBe('failed'));
    const failed = loader.read();
    if (failed.status === 'failed') failed.retry();
    expect(loader.read().status).toBe('loading');
    await vi.waitFor(() => expect(loader.read().status).toBe('ready'));
    expect(heard).toHaveBeenCalledTimes(4);
    leave();
  });
});
