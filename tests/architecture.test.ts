import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCycles, checkLayers, finding, type Finding } from './architecture/layers';
import { checkStatusRegions, lateStatusRegions } from './architecture/liveRegions';
import { checkFirstScreens, checkTrans, checkTranslations } from './architecture/translations';
import { filesUnder, readSources, root } from './architecture/sources';
import {
  checkArtwork,
  checkCapabilities,
  checkFeatures,
  checkLengths,
  checkPlaces,
  checkPlugins,
} from './architecture/tree';
import { checkVocabulary } from './architecture/vocabulary';
import { checkWording, readTexts } from './architecture/wording';

const sources = readSources();
const product = sources.filter(({ file }) => file.startsWith('src/'));
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function none(findings: Finding[]): void {
  expect(findings.length, `\n${findings.join('\n\n')}\n`).toBe(0);
}

function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file !== '' && existsSync(path.join(root, file)));
  } catch {
    // A download without git history: every file in the folder counts.
    return filesUnder('.');
  }
}

describe('layers', () => {
  it('import only what the table allows', () => none(checkLayers(sources)));
  it('never form a cycle', () => none(checkCycles(sources)));
});

describe('the tree', () => {
  it('has a place for every file', () => none(checkPlaces()));

  it('has capabilities in src/lib, without domain nouns', () => none(checkCapabilities()));

  it('has a folder of the back end for each feature', () => none(checkFeatures()));

  it('has Vite plugins in scripts/build, each with a test', () => none(checkPlugins()));

  it('has artwork programs in scripts/artwork', () => none(checkArtwork()));

  it('keeps the Vite configuration short', () => none(checkLengths()));
});

describe('the vocabulary', () => {
  it('does not contain retired names', () => none(checkVocabulary()));
});

describe('the texts', () => {
  it('use the words that people use', () => none(checkWording(readTexts())));

  it('are read by key, with the word found and the word to write instead', () => {
    const text = (language: 'en' | 'tr', content: string) => ({
      file: 'a.json',
      key: 'title',
      languages: [language],
      text: content,
    });
    expect(checkWording([text('en', 'Somebody sent you an e-mail')], {})).toEqual([
      expect.stringMatching(/a\.json says “Somebody” in "title"[^]*write “someone”/),
      expect.stringMatching(/says “e-mail” in "title"[^]*write “email”/),
    ]);
    expect(checkWording([text('tr', 'Bağlantınızı denetleyin')], {})).toHaveLength(1);
    expect(checkWording([text('en', 'Email {{mail}} <mail>to</mail> mail@example.org')], {})).toEqual([]);
    const spelling = text('en', 'Centered');
    expect(checkWording([spelling], { 'a.json title': 'Centered' })).toEqual([]);
    expect(checkWording([], { 'a.json title': 'Centered' })).toEqual([expect.stringContaining('no text needs')]);
  });
});

describe('modules of code', () => {
  it('have no barrels', () =>
    none(
      product.flatMap(({ file, reExports: all }) => {
        // The imports map exposes only one file of a component's folder, so that file may re-export its siblings.
        const isDoor = /^src\/components\/([^/]+)\/\1\.tsx$/.test(file);
        const reExports = all.filter((specifier) => !(isDoor && specifier.startsWith('./')));
        if (/\/index\.tsx?$/.test(file)) {
          return [
            finding(
              file,
              'is a barrel',
              'importing one name downloads all of them.',
              'delete it and import the files themselves.',
            ),
          ];
        }
        if (reExports.length === 0) return [];
        return [
          finding(
            file,
            `passes on exports of ${reExports.join(', ')}`,
            'a thing has one address.',
            'import it where it is made.',
          ),
        ];
      }),
    ));

  it('export by name', () =>
    none(
      product
        .filter(({ defaultExport }) => defaultExport)
        .map(({ file }) =>
          finding(file, 'has a default export', 'its name would be a matter of each importer.', 'export it by name.'),
        ),
    ));

  it('write HTML from data in one component at most', () => {
    const users = product.filter(({ usesInnerHtml }) => usesInnerHtml).map(({ file }) => file);
    const outside = users.filter((file) => !file.startsWith('src/components/'));
    const extra = users.length > 1 ? users : outside;
    none(
      extra.map((file) =>
        finding(
          file,
          'uses dangerouslySetInnerHTML',
          'one forgotten sanitiser lets a stranger’s script run.',
          'pass the text to the one component that sanitises.',
        ),
      ),
    );
  });
});

describe('components', () => {
  it('have a folder with the component and its stories', () => {
    const folders = new Set(filesUnder('src/components').map((file) => file.split('/')[2] ?? ''));
    none(
      [...folders]
        .filter((folder) => folder !== 'i18n' && folder !== 'internal' && !folder.includes('.'))
        .flatMap((folder) =>
          [`${folder}.tsx`, `${folder}.stories.tsx`]
            .filter((file) => !existsSync(path.join(root, 'src/components', folder, file)))
            .map((file) =>
              finding(
                `src/components/${folder}`,
                `has no ${file}`,
                'a component without its story has no documentation, no fixture and no test.',
                `add ${file}.`,
              ),
            ),
        ),
    );
  });
});

describe('lists', () => {
  it('say that they are lists', () =>
    none(
      product
        .filter(({ file }) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
        .flatMap(({ file, text }) =>
          [...text.matchAll(/<(?:ul|ol)\b(?![^>]*\brole=)[^>]*/g)].map(({ 0: tag }) =>
            finding(
              file,
              `has a list without a role: ${tag.split('\n')[0]}`,
              'Safari does not announce a list without markers as one, and the reset removes the markers.',
              'add role="list".',
            ),
          ),
        ),
    ));
});

const ownLayer = /\bzIndex: (?!vars\.layer\.)[^,}\n]+/g;
const ownTextSize = /\b(?:fontSize|lineHeight): '[\d.]+[a-z]+'/g;
const ownWeight = /\bfontWeight: \d+/g;

/** The style sheets of the product that match, with what they match. */
const inStyles = (pattern: RegExp, isChecked = (_file: string) => true) =>
  product
    .filter(({ file }) => file.endsWith('.css.ts') && isChecked(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(({ 0: value }) => ({ file, value })));

describe('styles', () => {
  it('name a layer for every z-index', () =>
    none(
      inStyles(ownLayer).map(({ file, value }) =>
        finding(
          file,
          `stacks by a number of its own (${value})`,
          'two numbers that do not know each other cover each other by chance.',
          'use a token of vars.layer.',
        ),
      ),
    ));

  it('take sizes of text from the type scale', () =>
    none(
      inStyles(ownTextSize).map(({ file, value }) =>
        finding(
          file,
          `has a size of text of its own (${value})`,
          'a change of the type scale would not reach it.',
          'spread a style of typography, or use a token of vars.type.',
        ),
      ),
    ));

  it('take the weights of components from the theme', () =>
    none(
      inStyles(ownWeight, (file) => file.startsWith('src/components/')).map(({ file, value }) =>
        finding(
          file,
          `has a weight of its own (${value})`,
          'a change of the theme would not reach it.',
          'use a token of vars.weight.',
        ),
      ),
    ));

  it('are found by these checks', () => {
    const style = "style({ zIndex: 1, fontSize: '1rem', fontWeight: 600 }); style({ zIndex: vars.layer.sticky })";
    expect([ownLayer, ownTextSize, ownWeight].map((pattern) => style.match(pattern))).toEqual([
      ['zIndex: 1'],
      ["fontSize: '1rem'"],
      ['fontWeight: 600'],
    ]);
  });
});

describe('status regions', () => {
  const findsIn = (jsx: string) => lateStatusRegions('Example.tsx', `export const Example = () => (${jsx});`);

  it('are mounted before their text', () => none(checkStatusRegions(sources.map(({ file }) => file))));

  it('are found by this check if they come with their text', () => {
    expect(findsIn(`<p role="status">{t('sent')}</p>`)).toEqual([1]);
    expect(findsIn(`<div>{sent ? <p role="status">{text}</p> : null}</div>`)).toEqual([1]);
    expect(findsIn(`<div>{sent && <div><p aria-live="polite">{text}</p></div>}</div>`)).toEqual([1]);
    const early = `function Sent() { if (!sent) return null; return <p role="status">{text}</p>; }`;
    expect(lateStatusRegions('Sent.tsx', early)).toEqual([1]);
  });

  it('are accepted by this check if they stay, or insert their text later', () => {
    expect(findsIn(`<p role="status">{sent ? t('sent') : ''}</p>`)).toEqual([]);
    expect(findsIn(`<p role="status">{text}</p>`)).toEqual([]);
    expect(findsIn(`<div>{sent ? <p role="status"><LiveText>{text}</LiveText></p> : null}</div>`)).toEqual([]);
    expect(findsIn(`<div>{open ? <div><Field /><p role="status">{text}</p></div> : null}</div>`)).toEqual([]);
    expect(findsIn(`<div>{failed ? <p role="alert">{text}</p> : null}</div>`)).toEqual([]);
  });
});

describe('texts', () => {
  it('have the same keys and placeholders in every language', () => none(checkTranslations()));

  it('of the first screens of the directory are in two files', () => none(checkFirstScreens(sources)));

  it('with elements wait for their namespace', () => none(checkTrans(product)));

  it('are never hard-coded', () =>
    none(
      product
        .filter(
          ({ file }) => /^src\/(components|modules|app)\//.test(file) && !/\.(stories|docs|test)\.tsx?$/.test(file),
        )
        .flatMap(({ file, writtenTexts }) =>
          writtenTexts.map(({ line, text }) =>
            finding(
              `${file}:${line}`,
              `shows “${text}”`,
              'a visitor with another language cannot read it.',
              'put it in i18n/en.json and i18n/tr.json and use t().',
            ),
          ),
        ),
    ));
});

describe('the package', () => {
  it('pins every version', () => {
    const { dependencies = {}, devDependencies = {} } = json('package.json') as Record<string, Record<string, string>>;
    none(
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) =>
          finding(
            'package.json',
            `asks for ${name} "${version}"`,
            'two people would get two versions.',
            'write the exact version.',
          ),
        ),
    );
  });

  it('has a lock file without hosts', () => {
    const { packages } = json('package-lock.json') as { packages: Record<string, { resolved?: string }> };
    none(
      Object.entries(packages)
        .filter(([, { resolved }]) => /^(https?|git)/.test(resolved ?? ''))
        .map(([folder, { resolved }]) =>
          finding(
            'package-lock.json',
            `takes ${folder} from ${resolved}`,
            'it cannot be installed where that host is out of reach.',
            'remove "resolved", and keep omit-lockfile-registry-resolved in .npmrc.',
          ),
        ),
    );
  });

  it('contains no path of a developer’s machine', () => {
    // Built at runtime, so that this file does not match itself.
    const folders = ['home', 'Users', 'root', 'work', 'tmp', 'private'].map((name) => `/${name}/`);
    const places = new RegExp(`(?:^|[\\s"'\`(=:])(?:file://)?(?:[A-Z]:)?(?:${folders.join('|')})[\\w.-]+`, 'm');
    const binary = /\.(png|jpe?g|gif|webp|ico|woff2?|gz)$|^package-lock\.json$/;
    none(
      trackedFiles()
        .filter((file) => !binary.test(file))
        .flatMap((file) => {
          const found = places.exec(readFileSync(path.join(root, file), 'utf8'));
          if (!found) return [];
          return [
            finding(
              file,
              `names ${found[0].trim()}`,
              'it means nothing on another machine.',
              'use a path from the project’s root.',
            ),
          ];
        }),
    );
  });
});
