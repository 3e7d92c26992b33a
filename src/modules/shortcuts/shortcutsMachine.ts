/** Mode of the panel; `edit` holds the id of the shortcut. */
export type ShortcutsState =
  | { readonly mode: 'view' }
  | { readonly mode: 'modify' }
  | { readonly mode: 'add' }
  | { readonly mode: 'edit'; readonly id: string };

/** Events of the panel. */
export type ShortcutsEvent =
  | { readonly type: 'open' | 'start-editing' | 'add' | 'cancel' | 'saved' | 'deleted' | 'done' }
  | { readonly type: 'edit'; readonly id: string };

/** Initial state, also each time the panel opens. */
export const viewing: ShortcutsState = { mode: 'view' };
const modifying: ShortcutsState = { mode: 'modify' };

/**
 * The four modes of the panel and their transitions (specification, section 4; ruling D2). An event without a
 * transition returns the same state.
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
