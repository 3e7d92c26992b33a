import * as z from 'zod/mini';

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Any schema. */
export type Schema = z.ZodMiniType;

/** Who may make a request: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** One endpoint of the contract: its input, its output and its errors. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Without a leading slash, as the specification writes it: `api/directory/facilities`. */
  readonly path: string;
  /** One sentence for readers of the contract. */
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly response: Answer;
  /** Status of a successful response. */
  readonly status: number;
  /** Other callers get `unauthenticated` or `forbidden`. */
  readonly access: Who;
  /**
   * Problem codes of its error responses (directory contract 3.2), besides `validation-failed` and those of `access`.
   */
  readonly errors: readonly ProblemCode[];
  /** Seconds that a response stays fresh (`Cache-Control`, directory contract 3.1); 0 disables caching. */
  readonly maxAge: number;
  /** Error responses by status whose body is not a `Problem`, because the specification defines another. */
  readonly plainErrors: Readonly<Record<number, Schema>>;
}

/** The description of an endpoint with its defaults left out. */
export interface EndpointInput<Query extends Schema, Body extends Schema, Answer extends Schema, Who extends Access> {
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
/** The schema of no query or no body. */
export type Nothing = typeof nothing;

/** Describes one endpoint. The client, the handlers, the forms and `docs/openapi.json` are all derived from it. */
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

/** All problem codes of the contract (RFC 9457 `type` is `urn:directory:problem:{code}`). */
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
  'storage-full',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Body of every error response (`application/problem+json`, RFC 9457), with the extra members of its code. */
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

// Query parameters are text. These three parse them, and `wireShapes` describes them in the OpenAPI document.

const wireShapes = new WeakMap<Schema, Record<string, unknown>>();

function onWire<S extends Schema>(schema: S, shape: Record<string, unknown>): S {
  wireShapes.set(schema, shape);
  return schema;
}

/** JSON Schema of a query parameter as it is sent, if it differs from the parsed value. */
export function wireShape(schema: unknown): Record<string, unknown> | undefined {
  return wireShapes.get(schema as Schema);
}

/** A number as a query parameter; `checks` restrict it. */
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

/** A boolean as a query parameter: `1` is true, `0` or absent is false. */
export function queryFlag() {
  return onWire(
    z.pipe(
      z.transform((value: unknown) => (value === '1' ? true : value === '0' ? false : value)),
      z.boolean(),
    ),
    { enum: ['0', '1'] },
  );
}

/** The parts of a multipart body that have one name; a single one arrives alone, and none as nothing. */
export function partList<Part extends Schema>(part: Part, ...checks: Parameters<z.ZodMiniArray<Part>['check']>) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(part).check(...checks),
  );
}

/** A list as a query parameter, separated by commas. */
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
