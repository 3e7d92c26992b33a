import { lazyComponent } from '#lib/react/lazyComponent';

import type { ContactFormProps } from './ContactForm';

/** The form with its editor, loaded when a contact is about to be edited. */
export const lazyContactForm = lazyComponent<ContactFormProps>(() =>
  import('./ContactForm').then((part) => part.ContactForm),
);
