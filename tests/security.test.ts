import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';

import { filesUnder, readSources } from './architecture/sources';

const product = readSources().filter(
  ({ file }) => file.startsWith('src/') && /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file),
);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** All calls in a file: the called names and the source of the arguments. */
function callsOf(file: string, text: string): Array<{ called: string; given: string }> {
  const found: Array<{ called: string; given: string }> = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return undefined;
    if (value.type === 'CallExpression' || value.type === 'NewExpression') {
      const callee = value['callee'];
      if (isNode(callee)) {
        found.push({ called: text.slice(callee.start, callee.end), given: text.slice(callee.end, value.end) });
      }
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'parent') visit(inner);
    return undefined;
  };
  visit(parseSync(file, text).program);
  return found;
}

const calls = product.flatMap(({ file, text }) => callsOf(file, text).map((call) => ({ file, ...call })));
const told = calls.filter(({ called }) => /^(console\.\w+|navigator\.sendBeacon|reportError)$/.test(called));

/** Where the code writes to the console, and what about. Anyone adding an entry confirms that no secret is logged. */
const speakers: Readonly<Record<string, string>> = {
  'src/app/errors/reportError.ts': 'a fault that a screen could not deal with',
  'src/app/layouts/console/Layout.tsx': 'the name of a layout that does not exist',
  'src/lib/i18n/createI18n.ts': 'the key of a text that is missing',
  'src/lib/icons/iconRegistry.ts': 'the name of an icon that does not exist',
  'src/mocks/core/features.ts': 'a call that no handler answers',
  'src/mocks/core/handle.ts': 'a fault of the local back end, or an error that a contract does not name',
  'src/mocks/core/scenarios.ts': 'the name of a scenario that does not exist',
};

describe('secrets', () => {
  it('cannot be logged, because every console call is listed', () => {
    expect([...new Set(told.map(({ file }) => file))].toSorted()).toEqual(Object.keys(speakers));
  });

  it('are not in any log message', () => {
    const suspicious =
      /token|password|secret|credential|authorization|bearer|cookie|location|href|\burl\b|search|params|headers|\bbody\b|outbox|link/i;
    expect(told.filter(({ given }) => suspicious.test(given))).toEqual([]);
  });
});

describe('injection sinks', () => {
  const outside = (pattern: RegExp, allowed: readonly string[]) =>
    product.filter(({ file, text }) => pattern.test(text) && !allowed.includes(file)).map(({ file }) => file);

  it('are parsers in one place', () => {
    expect(
      outside(/new DOMParser|createContextualFragment|\.(inner|outer)HTML\b|insertAdjacentHTML/, [
        'src/lib/browser/trustedTypes.ts',
      ]),
    ).toEqual([]);
    expect(
      outside(/document\.write|srcdoc|\bsetHTMLUnsafe|parseHTMLUnsafe/i, ['src/mocks/testing/hostileNotices.ts']),
    ).toEqual([]);
  });

  it('are not script elements of React, which creates them through HTML', () => {
    expect(outside(/<script\b[^>]*>/, ['src/mocks/testing/hostileNotices.ts'])).toEqual([]);
  });

  it('are allowed by the sanitiser’s policy alone, for HTML, workers and the configured ad client', () => {
    const users = product
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ target }) => /^src\/lib\/browser\/(trustedTypes|runWorker)\.ts$/.test(target ?? ''))
          .flatMap(({ names }) => names.map((name) => `${file} ${name}`)),
      )
      .toSorted();
    expect(users).toEqual([
      'src/app/offline/registerWorker.ts workerScript',
      'src/components/Html/plainText.ts inertDocument',
      'src/components/Html/render.tsx sanitiserPolicy',
      'src/components/RichTextField/sanitiseRich.ts sanitiserPolicy',
      'src/lib/ads/loadAdClient.ts adScript',
      'src/lib/browser/runWorker.ts workerScript',
      'src/lib/files/fileWorker.ts runWorker',
      'src/lib/images/scaleImage.ts runWorker',
      'src/lib/seo/useStructuredData.ts dataScript',
      'src/mocks/directory/searchClient.ts workerScript',
      'src/mocks/start/browser.ts workerScript',
      'src/modules/file-manager/zipFiles.ts runWorker',
    ]);
    expect(outside(/createPolicy/, ['src/lib/browser/trustedTypes.ts'])).toEqual([]);
  });

  it('are not eval', () => {
    expect(calls.filter(({ called }) => /^(eval|Function|globalThis\.eval|window\.eval)$/.test(called))).toEqual([]);
    expect(
      calls.filter(({ called, given }) => /^set(Timeout|Interval)$/.test(called) && /^\(\s*['"`]/.test(given)),
    ).toEqual([]);
  });

  it('all HTML goes through DOMPurify with our policy', () => {
    for (const { file, text, imports } of product) {
      if (!imports.some(({ specifier, typeOnly }) => specifier === 'dompurify' && !typeOnly)) continue;
      expect({ file, withPolicy: text.includes('TRUSTED_TYPES_POLICY: sanitiserPolicy') }).toEqual({
        file,
        withPolicy: true,
      });
    }
    expect(filesUnder('src').length).toBeGreaterThan(100);
  });
});
