import { describe, expect, it } from 'vitest';

import { dataScript, isWorkerScript, sanitiserPolicy } from './trustedTypes';

const page = 'https://app.test/search/port-calder/page-1';

describe('scripts of workers', () => {
  it.each([
    '/backend-worker.js',
    '/offline-worker.js',
    'https://app.test/backend-worker.js',
    '/assets/backend-searchWorker-C7IEqLwQ.js',
    '/assets/importWorker-C7IEqLwQ.js',
    '/assets/zipWorker-C7IEqLwQ.js',
    '/assets/csvWorker-C7IEqLwQ.js',
    '/assets/scaleWorker-C7IEqLwQ.js',
    'https://app.test/assets/backend-searchWorker-C7IEqLwQ.js',
  ])('may be %s', (address) => {
    expect(isWorkerScript(address, page, false)).toBe(true);
  });

  it.each([
    'https://evil.test/backend-worker.js',
    '//evil.test/backend-worker.js',
    '\\\\evil.test/backend-worker.js',
    'http://app.test/backend-worker.js',
    'https://user:secret@app.test/backend-worker.js',
    '/uploads/backend-worker.js',
    '/backend-worker.js/../uploads/x.js',
    '/backend-worker.js%2f..%2fx.js',
    '/mockServiceWorker.js',
    '/assets/core-C7IEqLwQ.js',
    '/assets/backend-searchWorker-x/../../x.js',
    'data:text/javascript,alert(1)',
    'blob:https://app.test/0b1f',
    'javascript:alert(1)',
    '',
  ])('never are "%s"', (address) => {
    expect(isWorkerScript(address, page, false)).toBe(false);
  });

  it('include the source of the search in development only', () => {
    const source = '/src/mocks/directory/searchWorker.ts?worker_file&type=module';
    expect(isWorkerScript(source, page, true)).toBe(true);
    expect(isWorkerScript(source, page, false)).toBe(false);
  });
});

describe('data in a script element', () => {
  it('is an object in JSON', () => {
    expect(String(dataScript('{"@type":"Place"}'))).toBe('{"@type":"Place"}');
  });

  it.each(['alert(1)', '{alert(1)}', '{}; alert(1)', '"x"', '[]', 'null', '', '<script>'])('is never %j', (text) => {
    expect(() => dataScript(text)).toThrow();
  });
});

describe('HTML', () => {
  it('reaches the parser of the sanitiser as it came', () => {
    expect(String(sanitiserPolicy.createHTML('<b>a</b>'))).toBe('<b>a</b>');
  });
});
