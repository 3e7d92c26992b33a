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

const storageKey = (form: string) => `shortcuts.draft.${form}`;

function isDraft(value: unknown): value is ShortcutDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(emptyDraft).every(([name, empty]) => typeof fields.get(name) === typeof empty);
}

// Even naming the storage throws where a browser refuses it; then what was typed lasts as long as the form.

/** What was typed in a form and not sent; `form` is the id of the shortcut, or `new`. Lasts as long as the tab. */
export function readDraft(form: string): ShortcutDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is being typed. */
export function keepDraft(form: string, draft: ShortcutDraft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Nothing can be kept.
  }
}

/** The form was sent, or given up on purpose. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept.
  }
}

/** Whether two forms say the same. */
export function isSameDraft(a: ShortcutDraft, b: ShortcutDraft): boolean {
  return (
    a.label === b.label &&
    a.description === b.description &&
    a.icon === b.icon &&
    a.link === b.link &&
    a.useRouter === b.useRouter
  );
}
