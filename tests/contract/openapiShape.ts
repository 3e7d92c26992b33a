import * as z from 'zod/mini';

// The parts of OpenAPI 3.1 that the document uses, as strict objects: a key outside the standard is an error.

const text = z.string().check(z.minLength(1));
const anything = z.unknown();
const reference = z.strictObject({ $ref: text.check(z.regex(/^#\/components\/\w+\/[\w.-]+$/)) });

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
const type = z.enum(types);

/** JSON Schema 2020-12, as far as its keywords are used here. */
const schema: z.ZodMiniType = z.lazy(() =>
  z.strictObject({
    $ref: z.optional(reference.shape.$ref),
    type: z.optional(z.union([type, z.array(type).check(z.minLength(1))])),
    description: z.optional(text),
    default: z.optional(anything),
    examples: z.optional(z.array(anything)),
    enum: z.optional(z.array(anything).check(z.minLength(1))),
    const: z.optional(anything),
    format: z.optional(z.enum(['date', 'date-time', 'uri', 'email', 'uuid', 'binary'])),
    contentEncoding: z.optional(z.literal('binary')),
    pattern: z.optional(
      z.string().check(
        z.refine((value) => {
          try {
            return new RegExp(value, 'u') instanceof RegExp;
          } catch {
            return false;
          }
        }, 'is not a regular expression'),
      ),
    ),
    minLength: z.optional(z.int().check(z.gte(0))),
    maxLength: z.optional(z.int().check(z.gte(0))),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    exclusiveMinimum: z.optional(z.number()),
    exclusiveMaximum: z.optional(z.number()),
    multipleOf: z.optional(z.number().check(z.gt(0))),
    items: z.optional(z.union([z.literal(false), schema])),
    prefixItems: z.optional(z.array(schema)),
    minItems: z.optional(z.int().check(z.gte(0))),
    maxItems: z.optional(z.int().check(z.gte(0))),
    properties: z.optional(z.record(z.string(), schema)),
    propertyNames: z.optional(schema),
    additionalProperties: z.optional(z.union([z.boolean(), schema])),
    required: z.optional(z.array(text)),
    anyOf: z.optional(z.array(schema).check(z.minLength(1))),
    oneOf: z.optional(z.array(schema).check(z.minLength(1))),
    allOf: z.optional(z.array(schema).check(z.minLength(1))),
    not: z.optional(schema),
  }),
);

const content = z.record(
  z.string().check(z.regex(/^(application\/((problem\+)?json|octet-stream)|multipart\/form-data)$/)),
  z.strictObject({ schema }),
);
const header = z.strictObject({ description: z.optional(text), schema });
const parameter = z.strictObject({
  name: text,
  in: z.enum(['query', 'header']),
  description: z.optional(text),
  required: z.optional(z.boolean()),
  style: z.optional(z.literal('form')),
  explode: z.optional(z.boolean()),
  schema,
});
const response = z.strictObject({
  description: text,
  headers: z.optional(z.record(z.string(), z.union([reference, header]))),
  content: z.optional(content),
});
const security = z.array(z.record(z.string(), z.array(z.string())));

const operation = z.strictObject({
  operationId: z.string().check(z.regex(/^[a-z][A-Za-z0-9]+$/)),
  tags: z.array(text).check(z.length(1)),
  summary: text,
  description: z.optional(text),
  security: z.optional(security),
  parameters: z.array(z.union([reference, parameter])),
  requestBody: z.optional(z.strictObject({ required: z.literal(true), content })),
  responses: z.record(z.string().check(z.regex(/^([2-5]\d\d|default)$/)), z.union([reference, response])),
});

/** One operation of the document. */
export type Operation = z.infer<typeof operation>;

/** The structure of `docs/openapi.json`. */
export const openApiShape = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.strictObject({
    title: text,
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+/)),
    description: text,
    license: z.strictObject({ name: text, identifier: text }),
  }),
  servers: z.array(z.strictObject({ url: text, description: text })),
  security,
  tags: z.array(z.strictObject({ name: text })),
  paths: z.record(
    z.string().check(z.regex(/^(\/[\w-]+)+$/)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: z.literal('JWT') }),
    ),
    parameters: z.record(z.string(), parameter),
    headers: z.record(z.string(), header),
    responses: z.record(z.string(), response),
    schemas: z.record(z.string().check(z.regex(/^[\w.-]+$/)), schema),
  }),
});
