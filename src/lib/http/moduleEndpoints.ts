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

/** Describes endpoints by their method; each takes the rest of its path. */
export interface ModuleEndpoints<Who extends Access> {
  get: Describe<Who>;
  post: Describe<Who>;
  put: Describe<Who>;
  patch: Describe<Who>;
  /** `DELETE`. */
  remove: Describe<Who>;
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
  return {
    get: describe('GET'),
    post: describe('POST'),
    put: describe('PUT'),
    patch: describe('PATCH'),
    remove: describe('DELETE'),
  };
}
