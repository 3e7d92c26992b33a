// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { useStableCallback } from './useStableCallback';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('keeps its identity and calls the function of the last render', () => {
  const returned: Array<(suffix: string) => string> = [];
  function Greeting({ name }: { name: string }) {
    returned.push(useStableCallback((suffix: string) => name + suffix));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Greeting name="Ada" />));
  act(() => root.render(<Greeting name="Grace" />));
  const [first, second] = returned;
  expect(second).toBe(first);
  expect(first?.('!')).toBe('Grace!');
});
