// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setClock } from './clock';
import { minuteMs } from './duration';
import { useToday } from './useToday';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setClock(undefined);
  vi.useRealTimers();
});

it('renders again when the day has changed, and only then', () => {
  const renders: string[] = [];
  function Today() {
    renders.push(useToday('Europe/Istanbul'));
    return null;
  }
  setClock(new Date('2026-03-16T20:58:30Z'));
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Today />));
  act(() => void vi.advanceTimersByTime(minuteMs));
  expect(renders).toEqual(['2026-03-16']);
  setClock(new Date('2026-03-16T21:00:30Z'));
  act(() => void vi.advanceTimersByTime(minuteMs));
  expect(renders.at(-1)).toBe('2026-03-17');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
