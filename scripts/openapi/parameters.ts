import * as z from 'zod/mini';

import { wireShape } from '#lib/http/endpoint';

import { isNothing, jsonSchema } from './schemas';
import type { JsonObject } from './schemas';

/** Returns the schema inside `optional` and `default`, and whether it was required. */
function unwrap(schema: z.ZodMiniType): { inner: z.ZodMiniType; required: boolean } {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return { inner: unwrap(schema.def.innerType as z.ZodMiniType).inner, required: false };
  }
  return { inner: schema, required: true };
}

function parameter(name: string, schema: z.ZodMiniType): JsonObject {
  const { inner, required } = unwrap(schema);
  const shape = wireShape(inner);
  const parsed = jsonSchema(inner);
  const base = { name, in: 'query', ...(required ? { required } : {}) };
  // OpenAPI describes comma-separated values natively, which preserves the schema of each value.
  if (shape && parsed['type'] === 'array') return { ...base, style: 'form', explode: false, schema: parsed };
  // A switch is parsed as a boolean but sent as text.
  if (shape && parsed['type'] === 'boolean') return { ...base, schema: { type: 'string', ...shape } };
  return { ...base, schema: { ...shape, ...parsed } };
}

/** Returns the query of an endpoint as one parameter per key. Throws if the query is not an object. */
export function queryParameters(query: z.ZodMiniType): JsonObject[] {
  if (isNothing(query)) return [];
  if (!(query instanceof z.ZodMiniObject)) {
    throw new Error('A query of the contract is not a z.object, so its parameters have no names. Make it one.');
  }
  return Object.entries(query.def.shape).map(([name, schema]) => parameter(name, schema as z.ZodMiniType));
}
