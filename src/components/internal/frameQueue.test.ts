import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { queueForFrame } from './frameQueue';

let frames: Array<() => void> = [];
const renderFrame = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

function queue(...tasks: ReadonlyArray<{ name: string; urgent: boolean }>) {
  const done: string[] = [];
  const cancel = tasks.map(({ name, urgent }) => queueForFrame(() => done.push(name), { urgent }));
  return { done, cancel };
}

it('runs one task in a frame, the urgent ones first', () => {
  const { done } = queue(
    { name: 'a', urgent: false },
    { name: 'b', urgent: false },
    { name: 'c', urgent: true },
    { name: 'd', urgent: true },
  );
  expect(done).toEqual([]);
  const order = ['c', 'd', 'a', 'b'];
  for (const count of [1, 2, 3, 4]) {
    renderFrame();
    expect(done).toEqual(order.slice(0, count));
  }
});

it('asks for one frame at a time, and for none without a task', () => {
  queue({ name: 'a', urgent: false }, { name: 'b', urgent: true });
  expect(frames).toHaveLength(1);
  renderFrame();
  expect(frames).toHaveLength(1);
  renderFrame();
  expect(frames).toHaveLength(0);
});

it('skips a task that was taken off, without losing a frame', () => {
  const { done, cancel } = queue({ name: 'a', urgent: true }, { name: 'b', urgent: false });
  cancel[0]?.();
  renderFrame();
  expect(done).toEqual(['b']);
});

it('runs what a task has queued in a later frame', () => {
  const done: string[] = [];
  queueForFrame(
    () => {
      done.push('first');
      queueForFrame(() => done.push('second'), { urgent: true });
    },
    { urgent: true },
  );
  renderFrame();
  expect(done).toEqual(['first']);
  renderFrame();
  expect(done).toEqual(['first', 'second']);
});
