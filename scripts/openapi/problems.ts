import { problemCodes } from '#lib/http/endpoint';
import type { ProblemCode } from '#lib/http/endpoint';
import { ProblemError } from '#mocks/core/problem';

import type { JsonObject } from './schemas';

function known(code: ProblemCode) {
  const { status, title } = new ProblemError(code).problem;
  return { code, status, title };
}

/** Returns a problem code as a component name: `not-found` is `NotFound`. */
function nameOf(code: ProblemCode): string {
  return code.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function response(codes: readonly ProblemCode[]): JsonObject {
  const problems = codes.map(known);
  return {
    description: problems.map(({ code, title }) => `\`${code}\`: ${title}`).join('; '),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              properties: {
                type: { enum: codes.map((code) => `urn:directory:problem:${code}`) },
                code: { enum: [...codes] },
                status: { const: problems[0]?.status },
              },
            },
          ],
        },
      },
    },
  };
}

/** Returns one response for each problem code, and `Problem` for any other (RFC 9457). */
export function problemResponses(): Record<string, JsonObject> {
  return {
    Problem: {
      description: 'Any other problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
    ...Object.fromEntries(problemCodes.map((code) => [nameOf(code), response([code])])),
  };
}

/** Returns the error responses of an operation by status; codes with the same status share an entry. */
export function problemResponsesOf(codes: readonly ProblemCode[]): Record<string, JsonObject> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) {
    const { status } = known(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, own]) => {
        const [only] = own;
        const ref = only && own.length === 1 ? { $ref: `#/components/responses/${nameOf(only)}` } : response(own);
        return [String(status), ref];
      }),
  );
}
