import * as z from 'zod/mini';

import { endpoint, queryList } from './endpoint';
import type { Access, Endpoint } from './endpoint';

type Schema = z.ZodMiniType;

/** Id of a record in a query or body. */
export const recordId = z.string().check(z.minLength(1), z.maxLength(80));

export interface CrudOptions<
  Name extends string,
  Item extends Schema,
  Input extends Schema,
  Change extends Schema,
  Who extends Access,
> {
  /** Path of one record: `api/apps/mailbox/label`. */
  path: string;
  /** Path of the list: `api/apps/mailbox/labels`. */
  listPath: string;
  /** Name of a record, which is also the key of its body: `label`. */
  name: Name;
  /** Name of several: `labels`. */
  plural: string;
  item: Item;
  /** What a new record is made of. */
  input: Input;
  /** What can be changed; fields that are left out stay. */
  change: Change;
  access: Who;
}

type BodyOf<
  Name extends string,
  Value extends Schema,
  Extra extends Record<string, Schema> = Record<never, Schema>,
> = z.ZodMiniObject<Extra & Record<Name, Value>>;

/** The five calls of a collection, as the specification writes them. */
export interface CrudEndpoints<
  Name extends string,
  Item extends Schema,
  Input extends Schema,
  Change extends Schema,
  Who extends Access,
> {
  list: Endpoint<z.ZodMiniUndefined, z.ZodMiniUndefined, z.ZodMiniArray<Item>, Who>;
  get: Endpoint<z.ZodMiniObject<{ id: typeof recordId }>, z.ZodMiniUndefined, Item, Who>;
  create: Endpoint<z.ZodMiniUndefined, BodyOf<Name, Input>, Item, Who>;
  update: Endpoint<z.ZodMiniUndefined, BodyOf<Name, Change, { id: typeof recordId }>, Item, Who>;
  remove: Endpoint<z.ZodMiniObject<{ id: typeof recordId }>, z.ZodMiniUndefined, z.ZodMiniLiteral<true>, Who>;
}

/**
 * Describes the usual endpoints of a collection: `GET` of the list and of one record, `POST`, `PATCH` and `DELETE` of
 * one. A body holds the record under its name: `{ id, label: { title } }`. Destructure those that the contract has.
 */
export function crudEndpoints<
  Name extends string,
  Item extends Schema,
  Input extends Schema,
  Change extends Schema,
  Who extends Access,
>({
  path,
  listPath,
  name,
  plural,
  item,
  input,
  change,
  access,
}: CrudOptions<Name, Item, Input, Change, Who>): CrudEndpoints<Name, Item, Input, Change, Who> {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return {
    list: endpoint({ method: 'GET', path: listPath, summary: `Lists the ${plural}`, response: z.array(item), access }),
    get: endpoint({
      method: 'GET',
      path,
      summary: `Returns one ${name}`,
      query: z.object({ id: recordId }),
      response: item,
      access,
      errors: ['not-found'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Adds ${article} ${name} and returns it`,
      body: z.object({ [name]: input }) as unknown as BodyOf<Name, Input>,
      response: item,
      access,
    }),
    update: endpoint({
      method: 'PATCH',
      path,
      summary: `Changes ${article} ${name} and returns it`,
      body: z.object({ id: recordId, [name]: change }) as unknown as BodyOf<Name, Change, { id: typeof recordId }>,
      response: item,
      access,
      errors: ['not-found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: `Deletes ${article} ${name}`,
      query: z.object({ id: recordId }),
      response: z.literal(true),
      access,
      errors: ['not-found'],
    }),
  };
}

export interface BulkOptions<Name extends string, Change extends Schema, Answer extends Schema, Who extends Access> {
  /** Path of the list: `api/apps/mailbox/mails`. */
  path: string;
  /** Name of a record, which is also the key of the body: `mail`. */
  name: Name;
  /** What the two calls do, in one sentence each. */
  summaries: { update: string; remove: string };
  change: Change;
  /** Answer of the change: the records as they are now, or `true`. */
  response: Answer;
  /** Records per call. */
  max: number;
  access: Who;
}

const recordIds = (max: number) => z.array(recordId).check(z.minLength(1), z.maxLength(max));

const recordIdsInQuery = (max: number) => queryList(recordId).check(z.minLength(1), z.maxLength(max));

/** The calls that change or delete several records of a collection. */
export interface BulkEndpoints<Name extends string, Change extends Schema, Answer extends Schema, Who extends Access> {
  update: Endpoint<z.ZodMiniUndefined, BodyOf<Name, Change, { ids: ReturnType<typeof recordIds> }>, Answer, Who>;
  remove: Endpoint<
    z.ZodMiniObject<{ ids: ReturnType<typeof recordIdsInQuery> }>,
    z.ZodMiniUndefined,
    z.ZodMiniLiteral<true>,
    Who
  >;
}

/** Describes `PATCH` and `DELETE` of many records (our addition), all or nothing: `{ ids, mail: { unread: false } }`. */
export function bulkEndpoints<Name extends string, Change extends Schema, Answer extends Schema, Who extends Access>({
  path,
  name,
  summaries,
  change,
  response,
  max,
  access,
}: BulkOptions<Name, Change, Answer, Who>): BulkEndpoints<Name, Change, Answer, Who> {
  return {
    update: endpoint({
      method: 'PATCH',
      path,
      summary: summaries.update,
      body: z.object({ ids: recordIds(max), [name]: change }) as unknown as BodyOf<
        Name,
        Change,
        { ids: ReturnType<typeof recordIds> }
      >,
      response,
      access,
      errors: ['not-found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: summaries.remove,
      query: z.object({ ids: recordIdsInQuery(max) }),
      response: z.literal(true),
      access,
      errors: ['not-found'],
    }),
  };
}
