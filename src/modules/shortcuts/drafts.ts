/** Values of the form. */
export interface ShortcutDraft {
  label: string;
  description: string;
  icon: string;
  link: string;
  useRouter: boolean;
}

/** Values of an empty form (ruling D3: useRouter is true). */
export const emptyDraft: ShortcutDraft = { label: '', description: '', icon: '', link: '', useRouter: true };

/** Key under which a form's unsent input is stored; `form` is the id of the shortcut, or `new`. */
export const draftKeyOf = (form: string) => `shortcuts/${form}`;
