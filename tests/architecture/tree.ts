import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { finding } from './layers';
import type { Finding } from './layers';
import { filesUnder, root } from './sources';

const oneAnswer = '"Where is it?" has one answer only while every file has one place.';

/** What may lie directly in a folder; `folders: 'any'` allows all. */
interface Place {
  folder: string;
  /** Names of files without their endings, so that `.ts`, `.tsx`, tests and types go with their subject. */
  files: readonly string[];
  folders: readonly string[] | 'any';
}

const places: readonly Place[] = [
  {
    folder: 'src',
    files: ['vite-env'],
    folders: ['app', 'components', 'domain', 'lib', 'mocks', 'modules', 'theme'],
  },
  {
    folder: 'src/app',
    files: ['entry', 'createApp', 'config'],
    folders: ['routes', 'pages', 'layouts', 'session', 'i18n', 'offline', 'overlays', 'errors'],
  },
  { folder: 'src/components', files: [], folders: 'any' },
  { folder: 'src/lib', files: [], folders: 'any' },
  { folder: 'src/mocks', files: [], folders: 'any' },
  { folder: 'src/modules', files: [], folders: 'any' },
  {
    folder: 'scripts',
    files: ['buildLib', 'chromatic', 'chromium', 'install', 'newModule', 'openapi', 'serve', 'start', 'test', 'tokens'],
    folders: ['artwork', 'build', 'library', 'new-module', 'openapi'],
  },
  { folder: 'scripts/build', files: [], folders: 'any' },
  {
    folder: 'tests',
    files: ['architecture', 'guides', 'lazyBackend', 'security', 'structuredData', 'unused', 'withoutHighlights'],
    folders: [
      'architecture',
      'contract',
      'documentation',
      'e2e',
      'fuzz',
      'generator',
      'library',
      'performance',
      'visual',
      'walks',
    ],
  },
];

/** Files and folders that lie where the tree (architecture, section 2) has no place for them. */
export function checkPlaces(): Finding[] {
  return places.flatMap(({ folder, files, folders }) => {
    const inside = filesUnder(folder).map((file) => file.slice(folder.length + 1).split('/'));
    const loose = inside.filter(({ length }) => length === 1).map(([name = '']) => name);
    const below = [...new Set(inside.filter(({ length }) => length > 1).map(([name = '']) => name))];
    return [
      ...loose.filter((name) => !files.includes(name.split('.')[0] ?? '')),
      ...below.filter((name) => folders !== 'any' && !folders.includes(name)).map((name) => `${name}/`),
    ].map((name) =>
      finding(
        `${folder}/${name}`,
        'has no place in the tree',
        oneAnswer,
        'move it into the folder of its kind, or change the tree in tests/architecture/tree.ts and the guides in one step.',
      ),
    );
  });
}

/** Nouns of the domain: their schemas and rules belong to `src/domain`, to a module or to the back end. */
const domainNouns = new Set(
  (
    'admin administrator article attachment audit basemap booking category chat claim clinic contact contribution ' +
    'directory doctor facility facilities hospital hours listing mail mailbox message note notice ' +
    'notification owner person people pharmacy service shortcut shortlist submission tag task taxonomy verification'
  ).split(' '),
);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s.-]+/);

/** Folders and files of `src/lib` that are named after a noun of the domain. */
export function checkCapabilities(): Finding[] {
  const names = filesUnder('src/lib').flatMap((file) => {
    const parts = file.split('/').slice(2);
    return parts.map((name, index) => ({ name, file: ['src/lib', ...parts.slice(0, index + 1)].join('/') }));
  });
  const unique = new Map(names.map(({ name, file }) => [file, name]));
  return [...unique].flatMap(([file, name]) =>
    wordsOf(name)
      .filter((word) => domainNouns.has(word))
      .map((noun) =>
        finding(
          file,
          `holds the noun "${noun}" in its name`,
          'a folder of src/lib is one capability, which must also serve a product about something else.',
          'move it to src/domain, to the module or to the feature of the back end that it is about.',
        ),
      ),
  );
}

const partsOfBackEnd = ['core', 'start', 'testing', 'build'];
/** Features that serve no module of their own name. */
const features = ['accounts', 'directory', 'outbox', 'people'];

/** Folders of the local back end that are neither a part of it nor the feature of a module. */
export function checkFeatures(): Finding[] {
  const folders = new Set(filesUnder('src/mocks').map((file) => file.split('/')[2] ?? ''));
  const modules = new Set(filesUnder('src/modules').map((file) => file.split('/')[2] ?? ''));
  const missing = partsOfBackEnd.filter((name) => !folders.has(name));
  const strange = [...folders].filter(
    (name) => !name.includes('.') && ![...partsOfBackEnd, ...features].includes(name) && !modules.has(name),
  );
  return [
    ...missing.map((name) => finding(`src/mocks/${name}`, 'is missing', oneAnswer, 'see the module kit, section 1.')),
    ...strange.map((name) =>
      finding(
        `src/mocks/${name}`,
        'is named after no module',
        'a feature serves one module, and is found under its name.',
        'name it after the module in src/modules, or add it to the features in tests/architecture/tree.ts.',
      ),
    ),
  ];
}

/** Vite plugins outside `scripts/build/<name>/`, and those without a test beside them. */
export function checkPlugins(): Finding[] {
  return ['src', 'scripts', 'tests', '.storybook', 'stories']
    .flatMap(filesUnder)
    .filter((file) => /Plugin\.m?ts$|Plugin\.mjs$/.test(file) && !/\.d\.m?ts$/.test(file))
    .flatMap((file) => {
      if (!/^scripts\/build\/[^/]+\/[^/]+$/.test(file)) {
        return [
          finding(
            file,
            'is a Vite plugin',
            'what the build adds is found in scripts/build/.',
            'move it to a folder there.',
          ),
        ];
      }
      const test = file.replace(/\.m?[tj]s$/, '.test.ts');
      if (existsSync(path.join(root, test))) return [];
      return [finding(file, 'has no test', 'a broken build is found by visitors.', `write ${test}.`)];
    });
}

const drawingTools = /from '(sharp|subset-font|@dicebear\/[^']+)'/;

/** Programs that draw committed pictures outside `scripts/artwork`. */
export function checkArtwork(): Finding[] {
  return filesUnder('scripts')
    .filter((file) => /\.m?[tj]s$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('scripts/artwork/'))
    .filter((file) => drawingTools.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) =>
      finding(file, 'draws pictures', 'a build draws nothing: pictures are committed.', 'move it to scripts/artwork.'),
    );
}

/** Files that grew beyond what the architecture allows them. */
export function checkLengths(): Finding[] {
  const most = 200;
  const lines = readFileSync(path.join(root, 'vite.config.ts'), 'utf8').trimEnd().split('\n').length;
  if (lines <= most) return [];
  return [
    finding(
      'vite.config.ts',
      `has ${lines} lines`,
      `it is a list of plugins and settings, of at most ${most} lines.`,
      'move what it does into a plugin under scripts/build.',
    ),
  ];
}
