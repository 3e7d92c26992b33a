import * as z from 'zod/mini';

/** HTTP methods the contract uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** Who may make a call: anyone, who is signed in, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** One call of the contract: what goes in, what comes out, and what can go wrong. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Without a leading slash, as the specification writes it: `api/directory/facilities`. */
  readonly path: string;
  /** One sentence for the reader of the contract. */
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly response: Answer;
  /** Status of the success answer. */
  readonly status: number;
  /** Others are answered `unauthenticated` or `forbidden`. */
  readonly access: Who;
  /** Problem codes it may answer (directory contract 3.2), besides `validation-failed` and what `access` brings. */
  readonly errors: readonly ProblemCode[];
  /** Seconds that an answer may be used without asking again (`Cache-Control`, directory contract 3.1); 0 is not at all. */
  readonly maxAge: number;
  /** Error answers by status whose body is not `Problem` but this: the specification fixed them. */
  readonly plainErrors: Readonly<Record<number, Schema>>;
}

/** What a caller may leave out of an endpoint's description. */
interface EndpointInput<Query extends Schema, Body extends Schema, Answer extends Schema, Who extends Access> {
  method: Method;
  path: string;
  summary: string;
  query?: Query;
  body?: Body;
  response: Answer;
  status?: number;
  access?: Who;
  errors?: readonly ProblemCode[];
  maxAge?: number;
  plainErrors?: Readonly<Record<number, Schema>>;
}

/** No query or no body. */
export const nothing = z.undefined();
type Nothing = typeof nothing;

/** Describes one call, once. The client, the handlers, the forms and `docs/openapi.json` are all made from it. */
export function endpoint<
  Answer extends Schema,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Who extends Access = 'public',
>(input: EndpointInput<Query, Body, Answer, Who>): Endpoint<Query, Body, Answer, Who> {
  return {
    status: 200,
    errors: [],
    maxAge: 0,
    plainErrors: {},
    ...input,
    access: input.access ?? ('public' as Who),
    query: input.query ?? (nothing as Schema as Query),
    body: input.body ?? (nothing as Schema as Body),
  };
}

/** Every problem code the contract knows (RFC 9457 `type` is `urn:directory:problem:{code}`). */
export const problemCodes = [
  'validation-failed',
  'unauthenticated',
  'forbidden',
  'email-not-verified',
  'self-decision',
  'not-found',
  'link-invalid',
  'moved',
  'ambiguous-location',
  'revision-conflict',
  'stale-revision',
  'already-decided',
  'wrong-link-kind',
  'request-open',
  'duplicate-suspected',
  'link-expired',
  'link-used',
  'already-verified',
  'sole-owner',
  'payload-too-large',
  'unsupported-media',
  'rate-limited',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Body of every error answer (`application/problem+json`, RFC 9457), with the extras a code brings. */
export const problemSchema = z.looseObject({
  type: z.string(),
  code: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof problemSchema>;

// In an address everything is text. These three read it, and `wireShapes` says so to the contract's document.

const wireShapes = new WeakMap<Schema, Record<string, unknown>>();

function onWire<S extends Schema>(schema: S, shape: Record<string, unknown>): S {
  wireShapes.set(schema, shape);
  return schema;
}

/** JSON Schema of a value as it stands in an address, where it differs from its parsed form. */
export function wireShape(schema: unknown): Record<string, unknown> | undefined {
  return wireShapes.get(schema as Schema);
}

/** A number in an address; `check` narrows it. */
export function queryNumber(...checks: Parameters<z.ZodMiniNumber['check']>) {
  const number = z.number().check(...checks);
  return onWire(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
      number,
    ),
    { type: 'number' },
  );
}

/** A switch in an address: `1` is on, `0` or absence is off. */
export function queryFlag() {
  return onWire(
    z.pipe(
      z.transform((value: unknown) => (value === '1' ? true : value === '0' ? false : value)),
      z.boolean(),
    ),
    { enum: ['0', '1'] },
  );
}

/** Several values in an address, separated by commas. */
export function queryList<Item extends Schema>(item: Item) {
  return onWire(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
      ),
      z.array(item),
    ),
    { type: 'string', description: 'values separated by commas' },
  );
}
