import * as z from 'zod/mini';

import { nothing } from '#lib/http/endpoint';

/** Part of the document. */
export type JsonObject = { [key: string]: unknown };

/** A schema and its name under `components.schemas`. */
export interface NamedSchema {
  name: string;
  schema: z.ZodMiniType;
  /** Included even if nothing refers to it. */
  always: boolean;
}

/** Returns whether an endpoint has no query, no body or an empty response. */
export function isNothing(schema: unknown): boolean {
  return schema === nothing || (schema instanceof z.ZodMiniType && schema._zod.def.type === 'undefined');
}

// A format says more than the pattern that implements it, and the bounds of a safe integer say nothing.
function shorten({ jsonSchema }: { jsonSchema: JsonObject }): void {
  if (jsonSchema['format'] === 'date' || jsonSchema['format'] === 'date-time') delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

// The wire format is the input of a schema, before its defaults and transforms.
const wire = { io: 'input', unrepresentable: 'any', override: shorten } as const;

function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** Returns the JSON Schema of one value in its wire format. */
export function jsonSchema(schema: z.ZodMiniType): JsonObject {
  return withoutIdentity(z.toJSONSchema(schema, wire));
}

const prefix = '#/components/schemas/';

/** Returns the names of the schemas that a part of the document refers to. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.replace(prefix, '')] : referencesIn(inner),
  );
}

/**
 * Collects every schema once, under its first name, and refers to it wherever it occurs in another. Throws if two
 * different schemas have the same name.
 */
export function collectSchemas(all: readonly NamedSchema[]): {
  schemas: Record<string, JsonObject>;
  /** Returns a reference to a collected schema. */
  refOf: (schema: unknown) => JsonObject;
} {
  const registry = z.registry<{ id: string }>();
  const names = new Map<unknown, string>();
  const wanted = new Set<string>();
  for (const { name, schema, always } of all) {
    if (isNothing(schema)) continue;
    if (!names.has(schema)) {
      if ([...names.values()].includes(name)) {
        throw new Error(
          `Two schemas of the contract would both be called "${name}", so the document could not tell them apart. ` +
            'Rename the export of one of them.',
        );
      }
      names.set(schema, name);
      registry.add(schema, { id: name });
    }
    if (always) wanted.add(names.get(schema) ?? name);
  }

  const written = z.toJSONSchema(registry, { ...wire, uri: (id) => `${prefix}${id}` }).schemas as Record<
    string,
    JsonObject
  >;
  for (const name of wanted) for (const other of referencesIn(written[name])) wanted.add(other);
  const schemas = Object.fromEntries(
    [...wanted].toSorted().map((name) => [name, withoutIdentity(written[name] ?? {})]),
  );
  return {
    schemas,
    refOf(schema) {
      const name = names.get(schema);
      if (name === undefined) throw new Error('A schema was not given to the document, so it cannot be referred to.');
      return { $ref: `${prefix}${name}` };
    },
  };
}
