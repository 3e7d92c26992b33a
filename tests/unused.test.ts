import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { vars } from '#theme/contract.css';

import type { Finding } from './architecture/layers';
import { filesUnder } from './architecture/sources';
import { anything, findUnused, product } from './architecture/unused';
import { findUnusedTokens, tokenNames } from './architecture/unusedTokens';

function none(findings: readonly Finding[]): void {
  expect(findings.length, `\n${findings.join('\n\n')}\n`).toBe(0);
}

// The longest takes 7 seconds of a processor; other tests run meanwhile.
const slow = 180_000;

/** Writes a small project, and returns what nothing uses in it. */
async function unusedIn(files: Readonly<Record<string, string>>): Promise<Finding[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'unused-'));
  try {
    for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
      mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(directory, file), text);
    }
    return await findUnused({ ...product, directory });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('files, exports and dependencies', () => {
  it('are used by something', async () => none(await findUnused(anything)), slow);

  it('are used by the product, not only by tests and stories', async () => none(await findUnused(product)), slow);

  it(
    'are found if only a test uses them, or nothing',
    async () => {
      const findings = await unusedIn({
        'src/app/entry.client.tsx': "import { used } from '../lib/some.ts';\nused();\n",
        'src/lib/some.ts':
          'export const used = () => 1;\nexport const tested = 2;\nexport type Shape = string;\n/** @internal */\nexport const helper = 3;\n',
        'src/lib/some.test.ts': "import { tested, helper } from './some.ts';\nimport './other.ts';\ntested + helper;\n",
        'src/lib/other.ts': 'export const other = 1;\n',
      });
      expect(findings.toSorted()).toEqual([
        expect.stringMatching(
          /^src\/lib\/other\.ts is a file that is used by nothing in the product[^]*mend it: remove it/,
        ),
        expect.stringMatching(/^src\/lib\/some\.ts exports tested, which nothing in the product/),
        expect.stringMatching(/^src\/lib\/some\.ts exports the type Shape, which nothing/),
      ]);
    },
    slow,
  );
});

describe('tokens of the theme', () => {
  it('are used by styles', () => {
    const styles = filesUnder('src')
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|docs)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = findUnusedTokens(tokenNames(vars), styles);
    expect(unused, 'No style uses these tokens: remove them from the contract and its values.').toEqual([]);
  });

  it('are found by their name, or with their group', () => {
    const names = tokenNames({
      space: { 4: '', 12: '' },
      layer: { base: '', baseline: '' },
      type: { body: { size: '' } },
    });
    expect(names).toEqual(['space[4]', 'space[12]', 'layer.base', 'layer.baseline', 'type.body.size']);
    expect(findUnusedTokens(names, 'vars.space[4], vars.layer.baseline, vars.type.body')).toEqual([
      'space[12]',
      'layer.base',
    ]);
    expect(findUnusedTokens(names, 'vars.space[step]; Object.values(vars.layer); vars.type[name]')).toEqual([]);
  });
});
