import { hashKey } from '@tanstack/react-query';
import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

/** What a mutation of ours says of itself, for whoever tells its failure. */
export interface ChangeMeta extends Record<string, unknown> {
  /** Key of the sentence that says what could not be saved (`messages:failure.remove`); left out where a form says it. */
  failure?: string;
  /** What the contract refuses (422) is told by the form, at its fields; every other failure as usual. */
  toldByForm?: boolean;
}

/**
 * Parts of `mutationOptions` for a change that shows at once: `change` makes of the query's data what it will be, a
 * refusal puts it back, and the last change in a row asks the server what is true. Changes of one key are sent one
 * after another, in the order they were made.
 */
export function optimistic<Data, Variables>(key: QueryKey, change: (data: Data, variables: Variables) => Data) {
  return {
    mutationKey: key,
    scope: { id: hashKey(key) },
    async onMutate(variables: Variables, { client }: MutationFunctionContext) {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Data>(key);
      if (before !== undefined) client.setQueryData<Data>(key, change(before, variables));
      return { before };
    },
    onError(
      _error: Error,
      _variables: Variables,
      result: { before: Data | undefined } | undefined,
      { client }: MutationFunctionContext,
    ) {
      if (result?.before !== undefined) client.setQueryData<Data>(key, result.before);
    },
    onSettled(
      _data: unknown,
      _error: Error | null,
      _variables: Variables,
      _result: unknown,
      { client }: MutationFunctionContext,
    ) {
      // An answer that was asked for before the next change is sent would take that change off the screen.
      return client.isMutating({ mutationKey: key }) > 1 ? undefined : client.invalidateQueries({ queryKey: key });
    },
  };
}
