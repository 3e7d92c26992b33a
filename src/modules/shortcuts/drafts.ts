/** What stands in the form. */
export interface ShortcutDraft {
  label: string;
  description: string;
  icon: string;
  link: string;
  useRouter: boolean;
}

/** What an empty form begins with (ruling D3: useRouter starts as true). */
export const emptyDraft: ShortcutDraft = { label: '', description: '', icon: '', link: '', useRouter: true };

/** Where what is typed in a form and not sent is kept; `form` is the id of the shortcut, or `new`. */
export const draftKeyOf = (form: string) => `shortcuts/${form}`;
