import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

import { filesUnder, root } from './architecture/sources';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = filesUnder('stories').filter((file) => file.endsWith('.mdx'));
const texts = [...pages, 'README.md', 'CONTRIBUTING.md', ...filesUnder('docs/decisions')];

/** Storybook's title of a story file: the explicit title, or its path, without a folder of the same name. */
function titleOf(file: string): string {
  const typed = /preview\.meta\(\{\s*title: '([^']+)'|<Meta title="([^"]+)"/.exec(read(file));
  if (typed) return typed[1] ?? typed[2] ?? '';
  const place = file.replace(/^(src|stories)\//, '').replace(/\.stories\.tsx$/, '');
  return place.replace(/([^/]+)\/\1$/, '$1');
}

function addresses(): Set<string> {
  const stories = ['src', 'stories'].flatMap(filesUnder).filter((file) => file.endsWith('.stories.tsx'));
  return new Set([
    ...pages.map((file) => `/docs/${toId(titleOf(file), 'docs')}`),
    ...stories.flatMap((file) => {
      const names = [...read(file).matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
      const title = titleOf(file);
      return [
        `/docs/${toId(title, 'docs')}`,
        ...names.map((name) => `/story/${toId(title, storyNameFromExport(name))}`),
      ];
    }),
  ]);
}

describe('the guides', () => {
  it('are found, and so are the stories they may link to', () => {
    expect(addresses()).toContain('/story/components-button--matrix');
    expect(addresses()).toContain('/docs/welcome--docs');
    expect(addresses()).not.toContain('/story/components-button--gone');
  });

  it('are all linked from the welcome page', () => {
    const welcome = read('stories/Welcome.mdx');
    const guides = pages.filter((file) => file.startsWith('stories/guides/'));
    expect(guides.length).toBeGreaterThanOrEqual(6);
    for (const file of guides) expect(welcome, file).toContain(`?path=/docs/${toId(titleOf(file), 'docs')})`);
  });

  it.each(pages)('link to stories that exist: %s', (file) => {
    const known = addresses();
    const links = [...read(file).matchAll(/\]\(\?path=([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it.each(texts)('name files and scripts that exist: %s', (file) => {
    const text = read(file);
    const named = [...text.matchAll(/`((?:src|stories|scripts|tests|docs|public|\.storybook)\/[\w./-]*)`/g)];
    const missing = named
      .map(([, place = '']) => place)
      // Output of a run is not in the repository.
      .filter((place) => !/^docs\/measurements|^tests\/visual\/baselines/.test(place))
      .filter((place) => !existsSync(path.join(root, place)));
    expect(missing).toEqual([]);

    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('code and its comments', () => {
  const code = ['src', 'scripts', 'tests', 'stories', '.storybook', 'public']
    .flatMap(filesUnder)
    .concat('index.html', 'vite.config.ts', 'playwright.config.ts', '.oxlintrc.json', 'package.json')
    // The samples of tests may be made up.
    .filter((file) => /\.(m?[tj]sx?|css|html|json)$/.test(file) && !/\.test\.tsx?$|\/baselines\//.test(file));

  it('name files that exist', () => {
    const places =
      /(?<![\w/.@#*-])(?:src|stories|scripts|tests|docs|public|\.storybook)\/[\w./-]*\.(?:m?[tj]sx?|mdx?|json|css)\b/g;
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(places)]
        .map(([place]) => place)
        // Files of a language that is yet to come are named as examples.
        .filter((place) => !existsSync(path.join(root, place)) && !place.includes('/i18n/de/'))
        .map((place) => `${file} names ${place}`),
    );
    expect(missing).toEqual([]);
  });
});
