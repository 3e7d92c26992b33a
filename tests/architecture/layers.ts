import path from 'node:path';

import type { Import, Source } from './sources';

type Layer = 'theme' | 'lib' | 'domain' | 'components' | 'modules' | 'app' | 'mocks';

/** A broken rule: which file, what it does, why that hurts, and how to mend it. */
export type Finding = string;

/** Formats one finding: what is wrong, why it matters and how to mend it. */
export function finding(file: string, what: string, why: string, mend: string): Finding {
  return `${file} ${what}.\n    Why it matters: ${why}\n    To mend it: ${mend}`;
}

const vanillaExtract = /^@vanilla-extract\//;
const onlyServer = /^(msw|dexie|virtual:orvela)(\/|$)/;
const domainFree = 'components, lib and theme are the library: they must also serve a product about something else.';

/** What each layer may import (architecture, section 3); without `packages` any package but those of the local back end. */
const table: Record<Layer, { ours: RegExp[]; packages?: RegExp[]; why: string }> = {
  theme: {
    ours: [/^src\/theme\//],
    packages: [vanillaExtract, /^@radix-ui\/colors/, /^@fontsource-variable\//],
    why: 'the theme is the lowest layer: a value can change without any code knowing.',
  },
  lib: {
    ours: [/^src\/(theme|lib)\//],
    packages: [
      /^react$/,
      /^(react-)?i18next/,
      /^zod(\/|$)/,
      /^@tanstack\/(react-query|query-core)$/,
      /^(dompurify|date-fns|react-hook-form|@hookform\/resolvers)(\/|$)/,
      /^virtual:icons$/,
    ],
    why: 'lib holds capabilities without a word of the domain, and every page downloads what it imports.',
  },
  domain: {
    ours: [/^src\/(lib|domain)\//],
    // Dial codes: a pure table, which only the screens that show telephone numbers load.
    packages: [/^zod(\/|$)/, /^libphonenumber-js\/min$/],
    why: 'the domain is schemas and pure rules, which the modules share with the local back end: no React.',
  },
  components: { ours: [/^src\/(theme|lib|components)\//], why: domainFree },
  modules: {
    ours: [/^src\/(theme|lib|domain|components)\//],
    why: 'a module imports no other module; the app composes modules.',
  },
  app: {
    ours: [/^src\/(theme|lib|domain|components|modules|app)\//],
    why: 'everything but src/app/entry.client.tsx must run without the local back end.',
  },
  mocks: {
    ours: [/^src\/(lib|domain|mocks)\//],
    why: 'the local back end replaces a server, and a server knows no screens.',
  },
};

const layerOf = (file: string) =>
  /^src\/(theme|lib|domain|components|modules|app|mocks)\//.exec(file)?.[1] as Layer | undefined;
const moduleOf = (file: string) => /^src\/modules\/([^/]+)\//.exec(file)?.[1];
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);
/** What the documentation page of a component says, which only Storybook loads. */
const isGuide = (file: string) => file.endsWith('.docs.tsx');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Files that only tests and stories use: they may import the tools of the tests and the local back end. */
const isTestHelper = (file: string) =>
  /^src\/.*\/testing\/|^src\/mocks\/contributing\/walk\/|\.fixture\.tsx?$/.test(file);
const isForTests = (file: string) => isStory(file) || isGuide(file) || isTest(file) || isTestHelper(file);
const uiPackage =
  /^(react|react-dom|react-router-dom|react-i18next|@tanstack\/react-query|@vanilla-extract\/.*|@floating-ui\/.*)(\/|$)/;

/** The first package with UI in it that a file reaches through value imports, or `undefined`: such a file is pure. */
function uiReachedFrom(file: string, sources: Map<string, Source>, seen = new Set<string>()): string | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const { target, specifier, typeOnly } of sources.get(file)?.imports ?? []) {
    if (typeOnly) continue;
    if (target === undefined && uiPackage.test(specifier)) return specifier;
    const below = target === undefined ? undefined : uiReachedFrom(target, sources, seen);
    if (below !== undefined) return below;
  }
  return undefined;
}

function mocksMayImport(target: string, sources: Map<string, Source>): boolean {
  if (!target.startsWith('src/modules/')) return false;
  if (/\.tsx$|\.css\.ts$|\/queries\.ts$/.test(target)) return false;
  return uiReachedFrom(target, sources) === undefined;
}

function checkOurs(
  source: Source,
  layer: Layer,
  imported: Import,
  target: string,
  sources: Map<string, Source>,
): Finding[] {
  const { file } = source;
  const { specifier, dynamic } = imported;
  if (isStory(target) && target !== file) {
    return [
      finding(
        file,
        `imports the story ${specifier}`,
        'a story is fixture, documentation and test of one subject.',
        'use .extend within one file, or move the data into a seed.',
      ),
    ];
  }
  if (isTestHelper(target) && !isForTests(file) && !file.startsWith('stories/')) {
    return [
      finding(
        file,
        `imports the test helper ${specifier}`,
        'tools of the tests would be shipped to visitors.',
        'move what the product needs out of testing/.',
      ),
    ];
  }
  if (target.startsWith('src/components/internal/') && !file.startsWith('src/components/')) {
    return [
      finding(
        file,
        `imports ${specifier}`,
        'src/components/internal may change with any component.',
        'use a component, or move the helper to src/lib.',
      ),
    ];
  }
  if (isForTests(file) && /^(src\/mocks|\.storybook)\//.test(target)) return [];
  // A story under stories/ has no subject, so its fixtures lie beside it.
  if (file.startsWith('stories/') && path.dirname(target) === path.dirname(file)) return [];
  if (file === 'src/app/entry.client.tsx' && target === 'src/mocks/start/browser.ts' && dynamic) return [];
  const { ours, why } = table[layer];
  if (ours.some((allowed) => allowed.test(target))) return [];
  if (layer === 'modules' && moduleOf(file) === moduleOf(target) && moduleOf(file) !== undefined) return [];
  if (layer === 'mocks' && mocksMayImport(target, sources)) return [];
  const mend: Record<Layer, string> = {
    theme: 'give the theme the value itself.',
    lib: 'take it as a parameter, or move this file to src/domain or the module that uses it.',
    domain: 'take it as a parameter, or move this file into the module that uses it.',
    components: 'take it as a prop, or move this component into a module.',
    modules: 'share through domain, components or lib, let the app compose the two, or make them one module.',
    app: 'load #mocks/start/browser by a dynamic import in src/app/entry.client.tsx, and nothing else of the local back end.',
    mocks: 'import the module’s api.ts, or move the rule into a .ts file without React.',
  };
  return [finding(file, `imports ${specifier} (${target})`, why, mend[layer])];
}

function checkPackage(source: Source, layer: Layer, { specifier, names, typeOnly }: Import): Finding[] {
  const { file } = source;
  if (/^(node:|vite\/|vitest|storybook\/|fast-check|fake-indexeddb|@storybook\/)/.test(specifier)) {
    if (isForTests(file)) return [];
    if (layer === 'mocks' && specifier.startsWith('fake-indexeddb')) return [];
    if (typeOnly || specifier === 'vite/client') return [];
    return [
      finding(
        file,
        `imports ${specifier}`,
        'tools of the tests would be shipped to visitors.',
        'move the code that needs it into a test or a story.',
      ),
    ];
  }
  if (onlyServer.test(specifier) && layer !== 'mocks') {
    return [
      finding(
        file,
        `imports ${specifier}`,
        'with a real server none of the local back end is in the bundle.',
        'use a scenario of #mocks/<feature> in stories, and request() elsewhere.',
      ),
    ];
  }
  if (layer === 'components' && specifier === 'react-router-dom' && !isForTests(file)) {
    const more = names.filter((name) => name !== 'Link');
    if (more.length > 0) {
      return [
        finding(
          file,
          `imports ${more.join(', ')} of react-router-dom`,
          domainFree,
          'take an address or a callback as a prop; only Link may be used.',
        ),
      ];
    }
  }
  if (layer === 'mocks' && uiPackage.test(specifier)) {
    return [finding(file, `imports ${specifier}`, table.mocks.why, 'keep screens out of src/mocks.')];
  }
  const { packages, why } = table[layer];
  if (packages && !isForTests(file) && !packages.some((allowed) => allowed.test(specifier))) {
    return [
      finding(
        file,
        `imports the package ${specifier}`,
        why,
        `move the file up a layer, or add the package to the table in tests/architecture/layers.ts and say why.`,
      ),
    ];
  }
  return [];
}

/** Every import that the table of layers does not allow. */
export function checkLayers(all: Source[]): Finding[] {
  const sources = new Map(all.map((source) => [source.file, source]));
  return all.flatMap((source) => {
    const { file } = source;
    // A story without a subject shows the whole product: it may import what the app may.
    const layer = layerOf(file) ?? (file.startsWith('stories/') ? 'app' : undefined);
    return source.imports.flatMap((imported) => {
      const { target, missing, specifier } = imported;
      if (missing && !/\.(css|svg|png|woff2)$/.test(specifier)) {
        return [
          finding(
            file,
            `imports ${specifier}, where no file is`,
            'the build fails.',
            'correct the path; see "imports" in package.json.',
          ),
        ];
      }
      if (layer === undefined) return [];
      return target === undefined
        ? checkPackage(source, layer, imported)
        : checkOurs(source, layer, imported, target, sources);
    });
  });
}

/** Every ring of value imports, each named once by the file that comes first in the alphabet. */
export function checkCycles(all: Source[]): Finding[] {
  const edges = new Map(
    all.map(({ file, imports }) => [
      file,
      imports.filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic).flatMap(({ target }) => target ?? []),
    ]),
  );
  const findings = new Set<Finding>();
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      const ring = trail.slice(at);
      const first = ring.indexOf(ring.toSorted()[0] ?? file);
      const turned = [...ring.slice(first), ...ring.slice(0, first)];
      findings.add(
        finding(
          turned[0] ?? file,
          `imports itself in a ring: ${[...turned, turned[0]].join(' → ')}`,
          'which of them runs first depends on who is asked first, and one sees the other half made.',
          'move what both need into a third file.',
        ),
      );
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return [...findings];
}
