import * as articleSchemas from '#domain/article';
import * as auditSchemas from '#domain/audit';
import { problemSchema } from '#lib/http/endpoint';
import type { Access, Endpoint, ProblemCode } from '#lib/http/endpoint';
import * as coordinatesSchemas from '#domain/coordinates';
import * as facilitySchemas from '#domain/facility';
import * as openingHoursSchemas from '#domain/openingHoursSchemas';
import * as personSchemas from '#domain/person';
import * as placeSchemas from '#domain/place';
import * as taxonomySchemas from '#domain/taxonomy';
import * as paginationSchemas from '#lib/http/pagination';
import * as noticeSchemas from '#modules/notices/notice';
import * as sessionSchemas from '#domain/sessionUser';

import packageFile from '../../package.json';
import { queryParameters } from './parameters';
import { problemResponses, problemResponsesOf } from './problems';
import { collectSchemas, isNothing, jsonSchema } from './schemas';
import type { JsonObject, NamedSchema } from './schemas';

/** An endpoint and where it is exported. */
export interface FoundEndpoint {
  /** Slug of the module: `facility-search`. */
  module: string;
  /** Name of the export. */
  name: string;
  endpoint: Endpoint;
}

type Exports = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Exports>(
  ['../../src/modules/*/api.ts', '../../src/modules/*/*/api.ts', '../../src/domain/basemap.ts'],
  { eager: true },
);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['method', 'path', 'summary', 'query', 'body', 'response', 'status', 'errors', 'access'].every(
      (key) => key in value,
    )
  );
}

/** `facility-search` of its `api.ts` or of one in a folder of it, and `basemap` of the endpoint that several modules share in domain. */
function moduleOf(file: string): string {
  return /(?:modules\/([\w-]+)\/(?:[\w-]+\/)?api|domain\/([\w-]+))\.ts$/.exec(file)?.slice(1).find(Boolean) ?? file;
}

/** Group of an operation: its module, except that the two kinds of notices are a group each (`messages`). */
function groupOf(module: string, { path }: Endpoint): string {
  return module === 'notices' ? (path.split('/')[2] ?? module) : module;
}

/**
 * Returns every endpoint exported by a module's `api.ts`, or by domain for several modules, sorted by path and method.
 * The tools of tests and demos are not included.
 */
export function findEndpoints(): FoundEndpoint[] {
  return Object.entries(files)
    .flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        isEndpoint(value) ? [{ module: groupOf(moduleOf(file), value), name, endpoint: value }] : [],
      ),
    )
    .filter(({ endpoint }) => !endpoint.path.startsWith('api/mock/'))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'));
}

function orderOf({ endpoint }: FoundEndpoint): string {
  return `${endpoint.path} ${endpoint.method}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of the operation for code generators: module and export, `facilitySearchPoints`; one word where both are the same. */
function operationId({ module, name }: FoundEndpoint): string {
  if (module === name) return name;
  return module.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) + capital(name);
}

function namedSchemas(endpoints: readonly FoundEndpoint[]): NamedSchema[] {
  const queries = new Set<unknown>(endpoints.map(({ endpoint }) => endpoint.query));
  const exportsOf = (exported: Exports, always: boolean): NamedSchema[] =>
    Object.entries(exported).flatMap(([name, schema]) =>
      name.endsWith('Schema') && !queries.has(schema)
        ? [{ name: capital(name.replace(/Schema$/, '')), schema: schema as NamedSchema['schema'], always }]
        : [],
    );
  return [
    { name: 'Problem', schema: problemSchema, always: true },
    ...[
      facilitySchemas,
      coordinatesSchemas,
      openingHoursSchemas,
      placeSchemas,
      taxonomySchemas,
      paginationSchemas,
      personSchemas,
    ].flatMap((exported) => exportsOf(exported, false)),
    ...exportsOf(articleSchemas, false),
    ...exportsOf(auditSchemas, false),
    ...exportsOf(noticeSchemas, false),
    ...exportsOf(sessionSchemas, false),
    // Exported schemas that no endpoint refers to are extension members of a module's problems, so they are included.
    ...Object.values(files).flatMap((exported) => exportsOf(exported, true)),
    ...endpoints.flatMap((found): NamedSchema[] => [
      { name: `${capital(operationId(found))}Body`, schema: found.endpoint.body, always: true },
      { name: `${capital(operationId(found))}Answer`, schema: found.endpoint.response, always: true },
    ]),
  ];
}

/** Error responses by the access that an endpoint requires. */
const refusalsOf: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  user: ['unauthenticated'],
  admin: ['unauthenticated', 'forbidden'],
};

/** Files are sent raw, or as multipart beside other fields; everything else is JSON. */
function mediaTypeOf(schema: Endpoint['body']): string {
  const { format, properties } = jsonSchema(schema);
  if (format === 'binary') return 'application/octet-stream';
  const isFile = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('format' in value && value.format === 'binary') || ('items' in value && isFile(value.items)));
  return Object.values(properties ?? {}).some(isFile) ? 'multipart/form-data' : 'application/json';
}

/** Headers that say how long a response may be reused, and the tag for revalidation. */
const cacheHeaders = ({ method, maxAge }: Endpoint): JsonObject =>
  method === 'GET'
    ? {
        ETag: { $ref: '#/components/headers/ETag' },
        'Cache-Control': { $ref: `#/components/headers/${maxAge > 0 ? 'Lasting' : 'Asked'}` },
      }
    : {};

const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

/** Error responses that are not problem+json, because the specification fixes their form. */
function plainResponses({ plainErrors }: Endpoint): JsonObject {
  return Object.fromEntries(
    Object.entries(plainErrors).map(([status, schema]) => [
      status,
      {
        description: 'Refused',
        headers: requestIdHeader,
        content: { 'application/json': { schema: jsonSchema(schema) } },
      },
    ]),
  );
}

function operation(found: FoundEndpoint, refOf: (schema: unknown) => JsonObject): JsonObject {
  const { endpoint, module } = found;
  const empty = endpoint.status === 204 || isNothing(endpoint.response);
  const needsToken = endpoint.access !== 'public';
  const errors = [...refusalsOf[endpoint.access], ...endpoint.errors];
  const takesInput = !isNothing(endpoint.query) || !isNothing(endpoint.body);
  return {
    operationId: operationId(found),
    tags: [module],
    summary: endpoint.summary,
    ...(needsToken ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      { $ref: '#/components/parameters/RequestId' },
      ...queryParameters(endpoint.query),
    ],
    ...(isNothing(endpoint.body)
      ? {}
      : {
          requestBody: { required: true, content: { [mediaTypeOf(endpoint.body)]: { schema: refOf(endpoint.body) } } },
        }),
    responses: {
      [String(empty ? 204 : endpoint.status)]: {
        description: empty ? 'Done' : 'The answer',
        headers: { ...requestIdHeader, ...(empty ? {} : cacheHeaders(endpoint)) },
        ...(empty ? {} : { content: { [mediaTypeOf(endpoint.response)]: { schema: refOf(endpoint.response) } } }),
      },
      ...problemResponsesOf(takesInput ? ['validation-failed', ...errors] : errors),
      ...plainResponses(endpoint),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. Throws when two schemas of the modules share a name. */
export function openApiDocument(endpoints: readonly FoundEndpoint[] = findEndpoints()): JsonObject {
  const { schemas, refOf } = collectSchemas(namedSchemas(endpoints));
  const paths: Record<string, JsonObject> = {};
  for (const found of endpoints) {
    const address = `/${found.endpoint.path}`;
    paths[address] = { ...paths[address], [found.endpoint.method.toLowerCase()]: operation(found, refOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facility directory',
      version: packageFile.version,
      description:
        'The calls that the facility directory makes. Generated by `npm run openapi` from the endpoints of src/modules and src/domain; do not edit. ' +
        'A build with VITE_API_URL set talks to a server that implements this.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the application, or what VITE_API_URL says' }],
    // The token is sent whenever there is one; operations that require it say so themselves.
    security: [{}, { bearer: [] }],
    tags: [...new Set(endpoints.map(({ module }) => module))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'Language that names and texts are wanted in; unknown ones are answered in English',
          schema: { type: 'string', examples: ['en', 'tr'] },
        },
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description: 'Chosen by the caller and repeated in the answer, to find the call in the logs',
          schema: { type: 'string' },
        },
      },
      headers: {
        RequestId: { description: 'The X-Request-Id of the call', schema: { type: 'string' } },
        ETag: {
          description: 'Of this answer. Sent again as If-None-Match, it is answered with 304 while nothing has changed',
          schema: { type: 'string' },
        },
        Lasting: {
          description:
            'It may be used for as many seconds without asking again; `private` goes before it where a token was sent',
          schema: { type: 'string', examples: ['max-age=300', 'private, max-age=300'] },
        },
        Asked: {
          description: 'It is asked for anew each time; `private` goes before it where a token was sent',
          schema: { type: 'string', examples: ['no-cache', 'private, no-cache'] },
        },
      },
      responses: problemResponses(),
      schemas,
    },
  };
}

/** Returns the content of `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
