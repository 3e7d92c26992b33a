import * as z from 'zod/mini';

import { bulkEndpoints, crudEndpoints, recordId } from './crudEndpoints';
import type { BulkEndpoints, BulkOptions, CrudEndpoints, CrudOptions } from './crudEndpoints';
import { endpoint } from './endpoint';
import type { Access, Endpoint, EndpointInput, Method, Nothing, Schema } from './endpoint';

type Describe<Who extends Access> = <
  Answer extends Schema,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  path: string,
  input: Omit<EndpointInput<Query, Body, Answer, Who>, 'method' | 'path' | 'access'>,
) => Endpoint<Query, Body, Answer, Who>;

const byId = z.object({ id: recordId });
type ById = typeof byId;

/** Describes endpoints by their method; each takes the rest of its path. */
export interface ModuleEndpoints<Who extends Access> {
  get: Describe<Who>;
  post: Describe<Who>;
  put: Describe<Who>;
  patch: Describe<Who>;
  /** `DELETE`. */
  remove: Describe<Who>;
  /** `GET` by the id of a record; `not-found` for an unknown one. */
  getOne: <Answer extends Schema>(
    path: string,
    input: { summary: string; response: Answer },
  ) => Endpoint<ById, Nothing, Answer, Who>;
  /** `DELETE` by the id of a record, which answers `true`; `not-found` for an unknown one. */
  removeOne: (path: string, summary: string) => Endpoint<ById, Nothing, z.ZodMiniLiteral<true>, Who>;
  /** `crudEndpoints` of a collection: `tag` is at `tag`, and its list at `tags`. */
  crud: <Name extends string, Item extends Schema, Input extends Schema, Change extends Schema>(
    options: Omit<CrudOptions<Name, Item, Input, Change, Who>, 'path' | 'listPath' | 'plural' | 'access'> & {
      /** Name of several, if it is not that of one with an s: `tags of tasks`. */
      plural?: string;
    },
  ) => CrudEndpoints<Name, Item, Input, Change, Who>;
  /** `bulkEndpoints` of a collection: those of `mail` are at `mails`. */
  bulk: <Name extends string, Change extends Schema, Answer extends Schema>(
    options: Omit<BulkOptions<Name, Change, Answer, Who>, 'path' | 'access'>,
  ) => BulkEndpoints<Name, Change, Answer, Who>;
}

/**
 * Describes the endpoints of a module, whose paths begin with `root` and which the same people may call:
 * `const { get } = moduleEndpoints('api/apps/mailbox', 'user')`, then `get('folders', { summary, response })`.
 */
export function moduleEndpoints<Who extends Access>(root: string, access: Who): ModuleEndpoints<Who> {
  const describe =
    (method: Method): Describe<Who> =>
    (path, input) =>
      endpoint({ ...input, method, path: path === '' ? root : `${root}/${path}`, access });
  const get = describe('GET');
  const remove = describe('DELETE');
  return {
    get,
    post: describe('POST'),
    put: describe('PUT'),
    patch: describe('PATCH'),
    remove,
    getOne: (path, input) => get(path, { ...input, query: byId, errors: ['not-found'] }),
    removeOne: (path, summary) =>
      remove(path, { summary, query: byId, response: z.literal(true), errors: ['not-found'] }),
    crud({ name, plural = `${name}s`, ...options }) {
      const path = `${root}/${name}`;
      return crudEndpoints({ ...options, name, plural, path, listPath: `${path}s`, access });
    },
    bulk: (options) => bulkEndpoints({ ...options, path: `${root}/${options.name}s`, access }),
  };
}
