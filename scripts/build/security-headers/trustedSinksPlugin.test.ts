import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { trust, trustedSinks, trustedSinksPlugin } from './trustedSinksPlugin.ts';

const root = path.join(import.meta.dirname, '../../..');
const ours = path.join(root, 'src/lib/browser/trustedTypes.ts');
const plugin = trustedSinksPlugin() as unknown as {
  apply: string;
  transform: (code: string, id: string) => { code: string } | null;
};

describe('the packages that need the policy', () => {
  it.each(trustedSinks)('are as expected: $file', ({ file, from, needs }) => {
    const id = path.join(root, 'node_modules', file);
    const code = plugin.transform(readFileSync(id, 'utf8'), `${id}?v=1`)?.code;
    expect(code).not.toContain(from);
    expect(code).toContain(`import { ${needs} } from ${JSON.stringify(ours)}`);
    expect(readFileSync(ours, 'utf8')).toMatch(new RegExp(`export (const|function) ${needs}\\b`));
  });

  it('are the only ones that are changed, and in builds alone', () => {
    expect(plugin.transform('anything', path.join(root, 'src/app/entry.client.tsx'))).toBeNull();
    expect(plugin.apply).toBe('build');
  });

  it('fail the build in a version that does it differently', () => {
    expect(() => trust('something else', trustedSinks[0] ?? expect.fail(), 'x')).toThrow('trustedSinks');
  });
});
