import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRenderQueue } from './renderQueue';

let frames: Array<() => void> = [];

/** Ends the frame, and what follows it. */
function renderFrame() {
  frames.splice(0).forEach((frame) => frame());
  vi.runAllTimers();
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('window', { innerHeight: 900, innerWidth: 1440 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A row at a position, in px from the top and the left of the window. */
const rowAt = (top: number, left = 0) =>
  ({ getBoundingClientRect: () => ({ top, bottom: top + 40, left, right: left + 300 }) }) as HTMLElement;

function waitFor(queue: ReturnType<typeof createRenderQueue>, rows: Readonly<Record<string, HTMLElement>>) {
  const shown: string[] = [];
  const takeOff = Object.entries(rows).map(([name, element]) => queue.wait({ element, show: () => shown.push(name) }));
  return { shown, takeOff };
}

it('renders as many rows at once as fit into a frame', () => {
  const queue = createRenderQueue(2);
  expect([queue.takeNow(), queue.takeNow(), queue.takeNow()]).toEqual([true, true, false]);
  renderFrame();
  expect(queue.takeNow()).toBe(true);
});

it('shows the others in the next frames, those in view first', () => {
  const queue = createRenderQueue(2);
  const { shown } = waitFor(queue, {
    below: rowAt(2000),
    first: rowAt(0),
    beside: rowAt(0, 3000),
    second: rowAt(40),
    third: rowAt(80),
  });
  renderFrame();
  expect(shown).toEqual(['first', 'second']);
  renderFrame();
  expect(shown).toEqual(['first', 'second', 'third']);
  renderFrame();
  expect(shown).toEqual(['first', 'second', 'third', 'below', 'beside']);
});

it('leaves no frame for rows that are rendered at once while others take it', () => {
  const queue = createRenderQueue(1);
  const { shown } = waitFor(queue, { first: rowAt(0), second: rowAt(40) });
  renderFrame();
  expect(queue.takeNow()).toBe(false);
  renderFrame();
  expect(shown).toEqual(['first', 'second']);
});

it('skips a row that is gone, and asks for no frame without one', () => {
  const queue = createRenderQueue(1);
  const { shown, takeOff } = waitFor(queue, { first: rowAt(0), second: rowAt(40) });
  takeOff[0]?.();
  renderFrame();
  expect(shown).toEqual(['second']);
  renderFrame();
  renderFrame();
  expect(frames).toHaveLength(0);
});
