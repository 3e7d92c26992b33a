import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { endpoint, queryFlag, queryList, queryNumber } from '#lib/http/endpoint';
import { setDelayScale } from '#mocks/core/handle';
import { server } from '#mocks/start/node';

import { findEndpoints, openApiDocument, openApiText } from '../../scripts/openapi/document';
import { queryParameters } from '../../scripts/openapi/parameters';
import { referencesIn } from '../../scripts/openapi/schemas';
import { filesUnder, root } from '../architecture/sources';
import { openApiShape } from './openapiShape';
import type { Operation } from './openapiShape';

const file = path.join(root, 'docs/openapi.json');
const endpoints = findEndpoints();
const called = endpoints.map((found) => ({ ...found, call: `${found.endpoint.method} ${found.endpoint.path}` }));

function operations(): Operation[] {
  const { paths } = z.parse(openApiShape, openApiDocument());
  return Object.values(paths).flatMap((item) => Object.values(item));
}

/**
 * Names of the endpoints that a source exports, individually or destructured from a function that describes several.
 */
function endpointNames(source: string): Array<string | undefined> {
  const groups = [...source.matchAll(/^export const \{([^}]+)\} = (?:\w+Endpoints|crud|bulk)\(/gm)];
  return [
    ...source.matchAll(/^export const (\w+) = (?:endpoint|get|getOne|post|put|patch|remove|removeOne)\(/gm),
    ...groups.flatMap(([, names = '']) => [...names.matchAll(/: (\w+)/g)]),
  ].map(([, name]) => name);
}

describe('docs/openapi.json', () => {
  it('matches the endpoints', () => {
    const written = readFileSync(file, 'utf8');
    expect(
      written === openApiText(),
      'docs/openapi.json is out of date: an endpoint or a schema changed since it was written. Renew it: npm run openapi',
    ).toBe(true);
  });

  it('is structurally OpenAPI 3.1', () => {
    const parsed = z.safeParse(openApiShape, JSON.parse(readFileSync(file, 'utf8')));
    const issues = parsed.error?.issues.map(({ path: at, message }) => `/${at.join('/')}: ${message}`);
    expect(issues ?? []).toEqual([]);
  });

  it('would fail with a key that OpenAPI does not have', () => {
    expect(z.safeParse(openApiShape, { ...openApiDocument(), pahts: {} }).success).toBe(false);
    expect(z.safeParse(openApiShape, { ...openApiDocument(), openapi: '3.0.3' }).success).toBe(false);
  });

  it('refers only to its own components', () => {
    const { components } = z.parse(openApiShape, openApiDocument());
    const held = new Set(
      Object.entries(components).flatMap(([kind, all]) =>
        Object.keys(all).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    const missing = referencesIn(openApiDocument())
      .map((name) => (name.startsWith('#') ? name : `#/components/schemas/${name}`))
      .filter((reference) => !held.has(reference));
    expect(missing).toEqual([]);
  });

  it('names each operation once', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toHaveLength(endpoints.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names each parameter of an operation once', () => {
    for (const { operationId, parameters } of operations()) {
      const names = parameters.map((one) => ('$ref' in one ? one.$ref : `${one.in} ${one.name}`));
      expect(new Set(names).size, operationId).toBe(names.length);
    }
  });

  it('omits the tools of tests and demos', () => {
    expect(openApiText()).not.toContain('api/mock');
  });
});

const demoOnly = ['listOutbox', 'getDemo', 'setDemoScenarios', 'shiftDemoClock', 'setContactsAnswer', 'resetDemo'];

describe('the contract', () => {
  it('contains every endpoint that the sources describe', () => {
    const described = ['src/modules', 'src/domain']
      .flatMap(filesUnder)
      .filter((source) => source.endsWith('.ts') && !source.endsWith('.test.ts'))
      .flatMap((source) => endpointNames(readFileSync(path.join(root, source), 'utf8')))
      // For demos only: a real server has no public outbox, no scenarios, no clock that is shifted and no reset.
      .filter((name) => !demoOnly.includes(name ?? ''));
    expect(described.length).toBeGreaterThan(0);
    expect(endpoints.map(({ name }) => name).toSorted()).toEqual(described.toSorted());
  });

  it('describes each method and path once', () => {
    const calls = called.map(({ call }) => call);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it.each(called)('describes $call in a sentence', ({ endpoint: { summary, path: address, method, body } }) => {
    expect(summary).toMatch(/^[A-Z].{9,}[^.\s]$/);
    expect(address).toMatch(
      /^api\/(directory|common|apps|auth|account|admin|pages|ui|dashboards)(\/[a-z]+(-[a-z]+)*)*$/,
    );
    if (method === 'GET') expect(z.safeParse(body, undefined).success, 'a GET has no body').toBe(true);
  });
});

describe('access', () => {
  // Directory endpoints that need a signed-in user (directory contract 3.4).
  const contributing = /^api\/directory\/(claims?|verifications?|evidence|facility\/standing)(\/|$)/;
  const forAnybody = (address: string) =>
    (address.startsWith('api/directory/') && !contributing.test(address)) || address.startsWith('api/auth/');

  it.each(called.filter(({ endpoint: { path: address } }) => !forAnybody(address)))(
    'requires a user for $call',
    (found) => {
      expect(found.endpoint.access).toBe(found.endpoint.path.startsWith('api/admin/') ? 'admin' : 'user');
      const { paths } = z.parse(openApiShape, openApiDocument());
      const [method, item] = [found.endpoint.method.toLowerCase(), paths[`/${found.endpoint.path}`]];
      const operation = Object.entries(item ?? {}).find(([key]) => key === method)?.[1];
      expect(operation?.security).toEqual([{ bearer: [] }]);
      expect(operation?.responses['401']).toBeDefined();
    },
  );

  it('lets anyone read the directory', () => {
    const asked = called.filter(({ endpoint }) => forAnybody(endpoint.path) && endpoint.access !== 'public');
    // Contributing to the directory needs a signed-in user, reading does not.
    expect(asked.map(({ call }) => call)).toEqual([
      'POST api/auth/email/resend',
      'PATCH api/directory/facility',
      'POST api/directory/facility',
      'POST api/directory/facility/duplicates',
      'DELETE api/directory/facility/photo',
      'POST api/directory/facility/photo',
    ]);
  });
});

describe('the local back end', () => {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    setDelayScale(0);
  });
  afterAll(() => {
    setDelayScale(1);
    server.close();
  });

  it.each(called)('handles $call', async ({ endpoint: { method, path: address } }) => {
    const { status } = await fetch(`http://localhost/${address}`, { method });
    expect(
      status,
      `It has no handler: write one in src/mocks/<feature>/handlers.ts and list it in src/mocks/core/features.ts.`,
    ).not.toBe(501);
    expect(status).toBeLessThan(500);
  });

  it.each(called.filter(({ endpoint }) => endpoint.access !== 'public'))(
    'rejects $call without a token, and with a foreign one',
    async ({ endpoint: { method, path: address } }) => {
      for (const headers of [{}, { Authorization: 'Bearer a.b.c' }, { Authorization: 'Basic YWRhOmFkYQ==' }]) {
        const response = await fetch(`http://localhost/${address}`, { method, headers });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
      }
    },
  );

  it('reports an endpoint without a handler', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await fetch('http://localhost/api/directory/no-such-call');
    expect(response.status).toBe(501);
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining('There is no handler for GET /api/directory/no-such-call'),
    );
    said.mockRestore();
  });
});

describe('writing the contract', () => {
  const made = (name: string, summary = 'Gives a thing for the test') => ({
    module: 'some-module',
    name,
    endpoint: endpoint({
      method: 'GET',
      path: `api/directory/${name}`,
      summary,
      response: z.object({ a: z.string() }),
    }),
  });

  it('describes how query parameters are serialised', () => {
    const query = z.object({
      near: z.string(),
      page: z.optional(queryNumber(z.minimum(1), z.maximum(9))),
      verified: z.optional(queryFlag()),
      tags: z.optional(queryList(z.enum(['a', 'b']))),
    });
    expect(queryParameters(query)).toEqual([
      { name: 'near', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', schema: { type: 'number', minimum: 1, maximum: 9 } },
      { name: 'verified', in: 'query', schema: { type: 'string', enum: ['0', '1'] } },
      {
        name: 'tags',
        in: 'query',
        style: 'form',
        explode: false,
        schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      },
    ]);
  });

  it('requires a token where access is restricted', () => {
    const open = made('open');
    const closed = {
      ...made('closed'),
      endpoint: { ...made('closed').endpoint, access: 'user' as const },
    };
    const { paths } = z.parse(openApiShape, openApiDocument([open, closed]));
    expect(paths['/api/directory/open']?.get?.security).toBeUndefined();
    expect(paths['/api/directory/closed']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/directory/closed']?.get?.responses['401']).toEqual({
      $ref: '#/components/responses/Unauthenticated',
    });
  });

  it('merges problems with the same status', () => {
    const torn = {
      ...made('torn'),
      endpoint: { ...made('torn').endpoint, errors: ['moved', 'ambiguous-location'] as const },
    };
    const { paths } = z.parse(openApiShape, openApiDocument([torn]));
    expect(JSON.stringify(paths['/api/directory/torn']?.get?.responses['409'])).toContain(
      '"enum":["moved","ambiguous-location"]',
    );
  });

  it('rejects a query schema without named parameters', () => {
    expect(() => queryParameters(z.string())).toThrow('Make it one');
  });
});
