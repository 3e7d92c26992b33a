import type { ReactNode } from 'react';

import { ErrorState } from '#components/ErrorState';
import type { LazyComponent } from '#lib/react/lazyComponent';

export type LazyPanelProps<Props extends object> = {
  /** Result of `lazyComponent`; its code loads when the panel is mounted. */
  component: LazyComponent<Props>;
  /** Props of that component. */
  props: Props;
  /** Shown while the code loads. */
  skeleton: ReactNode;
  /** Heading level of the error. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** Renders a component whose code is loaded on demand, with a skeleton meanwhile and an error that can be retried. */
export function LazyPanel<Props extends object>({
  component: { useLoadedWhen, useFailure, preload, Component },
  props,
  skeleton,
  headingLevel = 3,
}: LazyPanelProps<Props>) {
  const ready = useLoadedWhen();
  const failure = useFailure();
  if (ready) return <Component {...props} />;
  return failure === undefined ? (
    skeleton
  ) : (
    <ErrorState error={failure} headingLevel={headingLevel} onRetry={preload} />
  );
}
