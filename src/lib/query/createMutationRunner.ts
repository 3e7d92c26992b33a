import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs mutations outside components. */
export interface MutationRunner {
  /** Resolves to the response; rejects when the mutation fails. */
  run: <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ) => Promise<Data>;
  /** The same for a mutation that reports its own error: resolves to whether it succeeded, and never rejects. */
  start: <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ) => Promise<boolean>;
}

/** For the actions of a screen: `useMutation` would re-render all of it when a mutation starts and settles. */
export function createMutationRunner(client: QueryClient): MutationRunner {
  const run: MutationRunner['run'] = (options, variables) =>
    client.getMutationCache().build(client, options).execute(variables);
  return {
    run,
    start: (options, variables) =>
      run(options, variables).then(
        () => true,
        () => false,
      ),
  };
}
