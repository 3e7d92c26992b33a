import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Endpoint } from '#lib/http/endpoint';
import { sendRaw } from '#mocks/testing/signInAs';

/** Where a value stands in a body. */
export type Path = readonly string[];

/** The name of the field at a path, without the places in lists. */
export const fieldAt = (path: Path): string | undefined => path.findLast((key) => !/^\d+$/.test(key));

/** The paths of all values in a body. */
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))]
    : [at];

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? replaced(one, rest, wrong) : one));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, wrong) };
}

/**
 * What no field of a contract takes, and what some of them do. `tooLong` is longer than its longest text, and `field`
 * names one of the fields of its records.
 */
export const wrongValues = (tooLong: number, field: string, ...more: string[]): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      { nested: { deep: true } },
      -1.5,
      1e300,
      'x'.repeat(tooLong),
      'line\nbreak\u0000',
      [[null]],
      [3],
      '\u202Ereversed',
      ...more,
    ),
    fc.record({ id: fc.string(), [field]: fc.integer() }),
  );

const numRuns = 200;

export interface BadPayloadsOptions {
  /** All data that a request could have changed, as text. */
  everything: () => Promise<string>;
  /** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
  bodies: ReadonlyArray<readonly [endpoint: Endpoint, body: unknown]>;
  /** What no field takes, or only some do. */
  wrong: Arbitrary<unknown>;
  /** Wrong values that a field takes all the same. */
  isAllowed: (path: Path, value: unknown) => boolean;
  /** Names of properties in bodies that are anything. */
  keys: readonly string[];
  /** Bodies that are anything, and allowed all the same. */
  isAllowedBody?: (path: string, value: unknown) => boolean;
  /** Calls whose query is anything. */
  queries: ReadonlyArray<readonly [method: string, path: string]>;
}

/** 200 bad payloads for each call of a module: refused with the reason, and nothing is stored. */
export function describeBadPayloads(options: BadPayloadsOptions): void {
  const { everything, bodies, wrong, isAllowed, keys, isAllowedBody = () => false, queries } = options;

  describe('bad payloads', () => {
    it.each(bodies.map(([{ method, path }, body]) => [method, path, body] as const))(
      '%s %s is refused with a 404 that names the id or a 422 that names the field, and nothing is stored',
      async (method, path, body) => {
        const before = await everything();
        await fc.assert(
          fc.asyncProperty(fc.constantFrom(...pathsIn(body)), wrong, async (at, value) => {
            fc.pre(!isAllowed(at, value));
            const response = await sendRaw(path, { method, body: JSON.stringify(replaced(body, at, value)) });
            const answer = (await response.json()) as { errors?: Array<{ pointer: string }>; id?: unknown };
            if (response.status === 404) expect(answer.id).toBeTypeOf('string');
            else {
              expect(response.status).toBe(422);
              // The field itself, one inside it, or the one that contains it.
              const pointers = answer.errors?.map(({ pointer }) => pointer) ?? [];
              const own = `/${at.join('/')}`;
              expect(pointers.some((one) => one.startsWith(own) || own.startsWith(one))).toBe(true);
            }
          }),
          { numRuns },
        );
        expect(await everything()).toBe(before);
      },
    );

    it.each(bodies.map(([{ method, path }]) => [method, path] as const))(
      '%s %s refuses anything',
      async (method, path) => {
        const before = await everything();
        const anything = fc.anything({ key: fc.constantFrom(...keys), maxDepth: 3 });
        await fc.assert(
          fc.asyncProperty(anything, async (value) => {
            fc.pre(!isAllowedBody(path, value));
            const { status } = await sendRaw(path, { method, body: JSON.stringify(value) ?? '' });
            expect([404, 422]).toContain(status);
          }),
          { numRuns },
        );
        expect(await everything()).toBe(before);
      },
    );

    it.each(queries)('%s %s responds, or explains what is wrong, for any query', async (method, path) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('id', 'ids', 'query', 'x'), fc.string(), async (key, value) => {
          const query = new URLSearchParams({ [key]: value }).toString();
          const { status } = await sendRaw(`${path}?${query}`, { method });
          expect(method === 'GET' ? [200, 404, 422] : [404, 422]).toContain(status);
        }),
        { numRuns },
      );
      expect(await everything()).toBe(before);
    });
  });
}

export interface QueryCall {
  endpoint: Endpoint;
  /** Parameters that stay as they are. */
  query?: Readonly<Record<string, string>>;
  /** The parameter that gets bad values. */
  parameter: string;
}

/** 200 values for a parameter of each call: it responds, or says which record or parameter is wrong. */
export function describeQueries(calls: readonly QueryCall[]): void {
  it.each(calls.map((call) => [call.endpoint.path, call.parameter, call] as const))(
    'GET %s takes any %s: it responds, or says what is unknown or wrong',
    async (path, parameter, { query: rest, endpoint: { response: schema } }) => {
      const values = fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer().map(String),
        fc.constantFrom('', '0', '-1', '1.5', '1e300', 'NaN', '__proto__', 'constructor', 'x'.repeat(5000)),
      );
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const query = new URLSearchParams({ ...rest, [parameter]: value }).toString();
          const response = await sendRaw(`${path}?${query}`);
          const answer = (await response.json()) as { id?: unknown; errors?: Array<{ pointer: string }> };
          if (response.status === 404) expect(answer.id).toBeTypeOf('string');
          else if (response.status === 422) {
            // The parameter, one of its values, or the query that has no such parameter.
            const [first] = answer.errors ?? [];
            expect(`${first?.pointer}/`).toMatch(/^\/query\//);
            if (first?.pointer !== '/query') expect(first?.pointer).toContain(`/query/${parameter}`);
          } else {
            expect(response.status).toBe(200);
            expect(schema.safeParse(answer).error).toBeUndefined();
          }
        }),
        { numRuns },
      );
    },
  );
}
