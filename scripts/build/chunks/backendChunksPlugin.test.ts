import { describe, expect, it } from 'vitest';

import { backendImports, chunkFileNames, importCircle } from './backendChunksPlugin.ts';

describe('the name of a chunk', () => {
  it('tells whether it holds code of the local back end', () => {
    const mocks = ['/app/src/mocks/mailbox/handlers.ts', '/app/node_modules/dexie/dist/dexie.mjs'];
    expect(chunkFileNames({ name: 'handlers', moduleIds: mocks })).toBe('assets/backend-[name]-[hash].js');
    expect(chunkFileNames({ name: 'api', moduleIds: ['/app/src/modules/mailbox/api.ts'] })).toBe(
      'assets/[name]-[hash].js',
    );
    expect(chunkFileNames({ name: 'backend', moduleIds: [] })).toBe('assets/[name]-[hash].js');
  });
});

describe('a page', () => {
  it('never imports the local back end statically', () => {
    const files = [
      { fileName: 'assets/HomePage-1.js', imports: ['assets/react-1.js'] },
      { fileName: 'assets/backend-seed-1.js', imports: ['assets/backend-core-1.js'] },
    ];
    expect(backendImports(files)).toEqual([]);
    expect(backendImports([...files, { fileName: 'assets/Mail-1.js', imports: ['assets/backend-core-1.js'] }])).toEqual(
      [['assets/Mail-1.js', 'assets/backend-core-1.js']],
    );
  });
});

describe('files', () => {
  it('that import each other in a circle are found', () => {
    const a = { fileName: 'a.js', imports: ['b.js', 'd.js'] };
    const b = { fileName: 'b.js', imports: ['c.js'] };
    const c = { fileName: 'c.js', imports: ['b.js'] };
    const d = { fileName: 'd.js', imports: [] };
    expect(importCircle([a, { ...b, imports: ['d.js'] }, c, d])).toBeUndefined();
    expect(importCircle([a, b, c, d])).toEqual(['b.js', 'c.js']);
    expect(importCircle([{ fileName: 'e.js', imports: ['e.js'] }])).toEqual(['e.js']);
  });
});
