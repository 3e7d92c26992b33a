import { lazyComponent } from '#lib/react/lazyComponent';

import type { ComposeFormProps } from './ComposeForm';

/** The compose form with its editor, loaded when someone is about to write. */
export const lazyComposer = lazyComponent<ComposeFormProps>(() =>
  import('./ComposeForm').then((part) => part.ComposeForm),
);
