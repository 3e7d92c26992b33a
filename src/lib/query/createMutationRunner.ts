import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs mutations outside components. */
export interface MutationRunner {
  /** Resolves to the response; rejects when the mutation fails. */
  run: <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ) => Promise<Data>;
  /** The same for a mutation that reports its own error; `onDone` is called when it has succeeded. */
  start: <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
    onDone?: () => void,
  ) => void;
}

/** For the actions of a screen: `useMutation` would re-render all of it when a mutation starts and settles. */
export function createMutationRunner(client: QueryClient): MutationRunner {
  const run: MutationRunner['run'] = (options, variables) =>
    client.getMutationCache().build(client, options).execute(variables);
  return {
    run,
    start: (options, variables, onDone = () => {}) => void run(options, variables).then(onDone, () => {}),
  };
}
