import { hashKey, mutationOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { mayHaveSucceeded } from '#lib/http/failure';

import { addPatches } from './cachePatches';
import type { CachePatch, PendingPatches } from './cachePatches';

/** Metadata of mutations, for showing their errors. */
export interface MutationMeta extends Record<string, unknown> {
  /** Translation key of the error message (`notices:messages.failure.remove`); missing if a form shows it. */
  errorKey?: string | undefined;
  /** Validation errors (422) are shown at the fields of a form, all other errors as usual. */
  handledByForm?: boolean | undefined;
}

export interface MutationConfig<Data, Variables> {
  /** Key of the queries that it affects: other tabs refetch them. */
  key: QueryKey;
  send: (variables: Variables) => Promise<Data>;
  /** Changes of cached queries that show at once. A failure removes them again. */
  optimistic?: ((variables: Variables, client: QueryClient) => readonly CachePatch[]) | undefined;
  /** Called with the response, before queries are refetched; usually puts it into the cache. */
  onSaved?: ((data: Data, variables: Variables, client: QueryClient) => void) | undefined;
  onFailed?: ((error: Error, variables: Variables) => void) | undefined;
  /** Keys of the queries to refetch, for changes that the response does not show; by default `key`. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]) | undefined;
  /** Mutations of one scope are sent one after another; by default those with the same key, if they are optimistic. */
  scope?: string | undefined;
  errorKey?: MutationMeta['errorKey'];
  handledByForm?: MutationMeta['handledByForm'];
}

const invalidateAll = (client: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/**
 * Options of a mutation, for `useMutation`. An undo must not arrive before the change that it undoes: optimistic
 * mutations with one key are sent in their order.
 */
export function mutation<Data, Variables = void>({
  key,
  send,
  optimistic,
  onSaved,
  onFailed,
  invalidates = [key],
  scope = optimistic && hashKey(key),
  ...meta
}: MutationConfig<Data, Variables>) {
  const affected = (variables: Variables) => (typeof invalidates === 'function' ? invalidates(variables) : invalidates);
  return mutationOptions<Data, Error, Variables, PendingPatches | undefined>({
    mutationKey: key,
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: send,
    onMutate: (variables, { client }) => optimistic && addPatches(client, optimistic(variables, client)),
    onSuccess(data, variables, pending, { client }) {
      pending?.commit();
      onSaved?.(data, variables, client);
      return invalidateAll(client, affected(variables));
    },
    onError(error, variables, pending, { client }) {
      pending?.rollBack();
      onFailed?.(error, variables);
      const patched = pending?.queryKeys ?? [];
      return invalidateAll(client, mayHaveSucceeded(error) ? [...patched, ...affected(variables)] : patched);
    },
    meta: meta satisfies MutationMeta,
  });
}
