import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { smallScripts } from './inlineScriptPlugin.ts';

it('drops what is only for readers, and keeps what runs', async () => {
  const page = '<head><script>\n  // Why.\n  (function () { told.push("a" + 1); })();\n</script></head>';
  const small = await smallScripts(page);
  expect(small).not.toContain('Why');
  expect(small.length).toBeLessThan(page.length);
  const told: string[] = [];
  runInNewContext(/<script>(.*)<\/script>/s.exec(small)?.[1] ?? '', { told });
  expect(told).toEqual(['a1']);
});

it('leaves scripts with an address alone', async () => {
  const page = '<script type="module" src="/src/app/routes/start.ts"></script>';
  expect(await smallScripts(page)).toBe(page);
});

it('refuses what cannot be read', async () => {
  await expect(smallScripts('<script>function (</script>')).rejects.toThrow('could not be read');
});

it('halves the script of index.html', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../../index.html'), 'utf8');
  const code = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1]?.length ?? 0;
  expect(code(await smallScripts(page))).toBeLessThan(code(page) / 2);
});
