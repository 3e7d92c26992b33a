import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { outline } from '#components/internal/markdownOutline';

import { toHtml } from './toHtml';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const headings = (source: string) =>
  [...toHtml(source).matchAll(/<h([2-4])(?: id="[a-z\d-]+")?>(.*?)<\/h\1>/gs)].map(([, level, html = '']) => ({
    level: Number(level),
    text: html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[a-z#\d]+;/g, (entity) => entities[entity] ?? entity),
  }));

describe('toHtml', () => {
  it.each([
    ['**bold** and _soft_', '<p><strong>bold</strong> and <em>soft</em></p>\n'],
    ['# One\n\n###### Six', '<h2>One</h2><h4>Six</h4>'],
    ['## A **bold** name {#name}', '<h2 id="name">A <strong>bold</strong> name</h2>'],
    ['a <b onclick="x">b</b>', '<p>a b</p>\n'],
    ['<script>alert(1)</script>', ''],
    ['`<i>`', '<p>&lt;i&gt;</p>\n'],
    ['![a <b>](x.png)', '<p>a &lt;b&gt;</p>\n'],
    ['', ''],
  ])('writes %j as %j', (source, html) => {
    expect(toHtml(source)).toBe(html);
  });

  it('never throws', () => {
    for (const odd of ['[', '|a|\n|-', '\u0000', '- '.repeat(200), '*'.repeat(999), '[a](<'.repeat(50)]) {
      expect(() => toHtml(odd)).not.toThrow();
    }
  });
});

describe('outline', () => {
  it('names the headings as they are shown', () => {
    const source =
      '## A **bold** [link](/x)\n\ntext\n\n### `Code` & more\n## What is a\\_b_c_d?\nright below\n## Twice\n\n## Twice';
    expect(outline(source).map(({ level, text }) => ({ level, text }))).toEqual(headings(source));
    expect(outline(source).map(({ id }) => id)).toEqual([
      'part-a-bold-link',
      'part-code-more',
      'part-what-is-a-b-c-d',
      'part-twice',
      'part-twice-2',
    ]);
  });

  it('takes the id that a heading has of its own', () => {
    expect(outline('## Yardım {#help}')).toEqual([{ level: 2, text: 'Yardım', id: 'help' }]);
  });

  it('folds Turkish letters in ids', () => {
    expect(outline('## Şikâyetiniz İçin Ağız Işığı')[0]?.id).toBe('part-sikayetiniz-icin-agiz-isigi');
  });

  const root = path.resolve(import.meta.dirname, '../..');
  const folders = ['mocks/article/seed/articles', 'modules/static-pages/content'].map((folder) =>
    path.join(root, folder),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  );

  it.each(files.map((file) => [path.basename(file), file]))('agrees with the parser on %s', (_name, file) => {
    const source = readFileSync(file, 'utf8');
    const shown = headings(source);
    expect(shown.length).toBeGreaterThan(0);
    expect(outline(source).map(({ level, text }) => ({ level, text }))).toEqual(shown);
  });
});
