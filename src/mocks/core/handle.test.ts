import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';
import { request } from '#lib/http/request';
import { server } from '#mocks/start/node';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

import { addFault, clearFaults } from './faults';
import { handle, handleFile } from './handle';
import { ProblemError } from './problem';

serveBackend();
afterEach(() => {
  clearFaults();
  vi.restoreAllMocks();
});

const thing = endpoint({
  method: 'GET',
  path: 'api/test/thing',
  summary: 'Gives a thing',
  response: z.object({ n: z.number() }),
  errors: ['not-found'],
});

describe('an error that a handler throws', () => {
  it.each([
    ['not-found', 0],
    ['validation-failed', 0],
    ['moved', 1],
  ] as const)('%s is reported %i times: only if the contract does not name it', async (code, times) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      handle(thing, () => {
        throw new ProblemError(code);
      }),
    );
    expect((await expectHttpError(request(thing, {}))).problem.code).toBe(code);
    expect(report).toHaveBeenCalledTimes(times);
  });
});

describe('a device without space', () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError');
  it.each([
    ['as the browser says it', full],
    ['as the database wraps it', Object.assign(new Error('Aborted'), { name: 'AbortError', inner: full })],
    ['as a cause', new Error('Not written', { cause: full })],
  ])('is a full storage to the caller: %s', async (_form, error) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(handle(thing, () => Promise.reject(error)));
    expect((await expectHttpError(request(thing, {}))).problem).toMatchObject({ code: 'storage-full', status: 507 });
    expect(report).not.toHaveBeenCalled();
  });
});

describe('code of the back end that cannot be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://orvela.example/assets/backend-streets.js',
    'error loading dynamically imported module: https://orvela.example/assets/backend-streets.js',
    'Importing a module script failed.',
  ])('is a failed connection to the caller: %s', async (message) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(handle(thing, () => Promise.reject(new TypeError(message))));
    await expect(request(thing, {})).rejects.toMatchObject({ reason: 'unreachable' });
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const path = 'api/test/file';
  const open = () => {
    server.use(handleFile(path, async () => new Response('content')));
    return sendRaw(path);
  };

  it('is given, and fails as other calls do', async () => {
    expect(await (await open()).text()).toBe('content');
    addFault({ path, status: 503, times: 1, delay: 0, malformed: false });
    expect((await open()).status).toBe(503);
    addFault({ path, status: 0, times: 1, delay: 0, malformed: false });
    await expect(open()).rejects.toThrow();
  });
});
