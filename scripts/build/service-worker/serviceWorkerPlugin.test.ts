import { describe, expect, it } from 'vitest';

import { joinWorker } from './serviceWorkerPlugin.ts';

const sources = {
  offline: 'cache();',
  backend: 'filter();\n/* The script of MSW. */\nimportScripts();',
  msw: 'answer();',
};

describe('the service worker', () => {
  it('joins the three scripts with the local back end, in the order they handle requests', () => {
    expect(joinWorker(sources, true)).toBe('cache();\nfilter();\n\nanswer();');
  });

  it('is the offline part alone with a real server', () => {
    expect(joinWorker(sources, false)).toBe('cache();');
  });

  it('is refused when the script of MSW would be lost', () => {
    expect(() => joinWorker({ ...sources, backend: 'filter();' }, true)).toThrow('does not hold');
  });
});
