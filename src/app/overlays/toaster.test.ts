import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createToastQueue } from '#components/Toast';

import { showOverlay } from './showOverlay';
import { scopedToaster, toaster } from './toaster';

vi.mock('./showOverlay', () => ({ showOverlay: vi.fn() }));

/** Returns the toasts in the queue of the region above all pages. */
function shown(): string[] {
  const [place, node] = vi.mocked(showOverlay).mock.calls[0] ?? [];
  expect(place).toBe('toasts');
  const { queue } = (node as { props: { queue: ReturnType<typeof createToastQueue> } }).props;
  return queue.get().map(({ text }) => text);
}

describe('the messages of the app', () => {
  it('stand in one region, however many send them', () => {
    const [console, next] = [scopedToaster(), scopedToaster()];
    const guard = toaster.show({ text: 'from a guard' });
    console.show({ text: 'of one person' });
    const taken = console.show({ text: 'taken back' });
    next.show({ text: 'of the next' });
    console.dismiss(taken);
    expect(shown()).toEqual(['from a guard', 'of one person', 'of the next']);
    expect(showOverlay).toHaveBeenCalledOnce();

    // Toasts of other owners stay.
    console.release();
    expect(shown()).toEqual(['from a guard', 'of the next']);
    toaster.dismiss(guard);
    next.release();
    expect(shown()).toEqual([]);
  });
});

describe('a queue', () => {
  let told = 0;
  beforeEach(() => {
    told = 0;
  });

  it('tells of changes and keeps its list otherwise', () => {
    const queue = createToastQueue();
    const stop = queue.subscribe(() => {
      told += 1;
    });
    const id = queue.show({ text: 'Saved.' });
    const before = queue.get();
    queue.dismiss(id + 1);
    expect(queue.get()).toBe(before);
    expect(told).toBe(1);
    queue.dismiss(id);
    expect(told).toBe(2);
    stop();
    queue.show({ text: 'Unheard.' });
    expect(told).toBe(2);
  });
});
