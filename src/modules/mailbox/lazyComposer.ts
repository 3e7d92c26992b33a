import { lazyComponent } from '#lib/react/lazyComponent';

import type { ComposeFormProps } from './ComposeForm';

/** The form a mail is written in, fetched when somebody is about to write. */
export const lazyComposer = lazyComponent<ComposeFormProps>(() =>
  import('./ComposeForm').then((part) => part.ComposeForm),
);
