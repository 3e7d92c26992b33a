import { hashKey } from '@tanstack/react-query';
import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';

/** Metadata of mutations, for showing their errors. */
export interface MutationMeta extends Record<string, unknown> {
  /** Translation key of the error message (`notices:messages.failure.remove`); missing if a form shows it. */
  errorKey?: string;
  /** Validation errors (422) are shown at the fields of a form, all other errors as usual. */
  handledByForm?: boolean;
}

type Snapshot = ReadonlyArray<readonly [QueryKey, unknown]>;

/**
 * Parts of `mutationOptions` for an optimistic update: `apply` updates the cached queries under `queryKeys`, an error rolls
 * them back, and the last mutation in a row refetches them. Mutations with one key are sent one after another in their
 * order, because an undo must not arrive before the change it undoes.
 */
export function optimisticQueries<Variables>(
  mutationKey: QueryKey,
  queryKeys: readonly QueryKey[],
  apply: (client: QueryClient, variables: Variables) => void,
) {
  return {
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    async onMutate(variables: Variables, { client }: MutationFunctionContext) {
      await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })));
      const before: Snapshot = queryKeys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
      apply(client, variables);
      return { before };
    },
    onError(
      _error: Error,
      _variables: Variables,
      result: { before: Snapshot } | undefined,
      { client }: MutationFunctionContext,
    ) {
      for (const [key, data] of result?.before ?? []) if (data !== undefined) client.setQueryData(key, data);
    },
    onSettled(
      _data: unknown,
      _error: Error | null,
      _variables: Variables,
      _result: unknown,
      { client }: MutationFunctionContext,
    ) {
      // A refetch before the next mutation is sent would revert that mutation on the screen.
      if (client.isMutating({ mutationKey }) > 1) return undefined;
      return Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

/** `optimisticQueries` for a single query: `change` returns its new data. */
export function optimisticQuery<Data, Variables>(key: QueryKey, change: (data: Data, variables: Variables) => Data) {
  return optimisticQueries<Variables>(key, [key], (client, variables) => {
    client.setQueryData<Data>(key, (data) => data && change(data, variables));
  });
}
