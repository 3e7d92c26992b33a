import { hashKey } from '@tanstack/react-query';
import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a mutation of ours says of itself, for whoever tells its failure. */
export interface MutationMeta extends Record<string, unknown> {
  /** Key of the sentence that says what could not be saved (`notices:messages.failure.remove`); left out where a form says it. */
  errorKey?: string;
  /** What the contract refuses (422) is told by the form, at its fields; every other failure as usual. */
  handledByForm?: boolean;
}

type Snapshot = ReadonlyArray<readonly [QueryKey, unknown]>;

/**
 * Parts of `mutationOptions` for a change that shows at once: `apply` changes what the queries under `shown` hold, a
 * refusal puts them back, and the last change in a row asks the server what is true. Changes of one key are sent one
 * after another, in the order they were made: an undoing must not arrive before what it undoes.
 */
export function optimisticQueries<Variables>(
  mutationKey: QueryKey,
  shown: readonly QueryKey[],
  apply: (client: QueryClient, variables: Variables) => void,
) {
  return {
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    async onMutate(variables: Variables, { client }: MutationFunctionContext) {
      await Promise.all(shown.map((queryKey) => client.cancelQueries({ queryKey })));
      const before: Snapshot = shown.flatMap((queryKey) => client.getQueriesData({ queryKey }));
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
      // An answer that was asked for before the next change is sent would take that change off the screen.
      if (client.isMutating({ mutationKey }) > 1) return undefined;
      return Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

/** The same for the data of one query: `change` makes of it what it will be. */
export function optimisticQuery<Data, Variables>(key: QueryKey, change: (data: Data, variables: Variables) => Data) {
  return optimisticQueries<Variables>(key, [key], (client, variables) => {
    client.setQueryData<Data>(key, (data) => data && change(data, variables));
  });
}
