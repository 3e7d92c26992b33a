/** What the panel shows; `edit` knows which shortcut. */
export type ShortcutsState =
  | { readonly mode: 'view' }
  | { readonly mode: 'modify' }
  | { readonly mode: 'add' }
  | { readonly mode: 'edit'; readonly id: string };

/** What can happen to the panel. */
export type ShortcutsEvent =
  | { readonly type: 'open' | 'start-editing' | 'add' | 'cancel' | 'saved' | 'deleted' | 'done' }
  | { readonly type: 'edit'; readonly id: string };

/** Where the panel begins, and where each opening begins anew. */
export const viewing: ShortcutsState = { mode: 'view' };
const modifying: ShortcutsState = { mode: 'modify' };

/**
 * The four modes of the panel and the ways between them (specification, section 4; ruling D2). An event that has no
 * meaning in a mode leaves it as it is.
 */
export function shortcutsReducer(state: ShortcutsState, event: ShortcutsEvent): ShortcutsState {
  const isForm = state.mode === 'add' || state.mode === 'edit';
  switch (event.type) {
    case 'open':
      return viewing;
    case 'start-editing':
      return state.mode === 'view' ? modifying : state;
    case 'done':
      return state.mode === 'modify' ? viewing : state;
    case 'add':
      return state.mode === 'modify' ? { mode: 'add' } : state;
    case 'edit':
      return state.mode === 'modify' ? { mode: 'edit', id: event.id } : state;
    case 'cancel':
    case 'saved':
      return isForm ? modifying : state;
    case 'deleted':
      return state.mode === 'edit' ? modifying : state;
  }
}
