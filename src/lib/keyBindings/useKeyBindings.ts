import { useEffect, useEffectEvent } from 'react';

import { topModal } from '#lib/browser/modals';
import { usesOwnKeys } from '#lib/browser/ownKeys';

import { bindingFor } from './keyBindings';
import type { KeyBinding } from './keyBindings';
import { useSingleKeys } from './singleKeys';

/**
 * Listens for the keys of a screen, except while a modal is open and, unless a binding says otherwise, while typing.
 * Single characters do nothing if the person has turned them off. List the same bindings in a
 * `KeyboardShortcutsDialog`.
 */
export function useKeyBindings(bindings: readonly KeyBinding[]): void {
  const { enabled } = useSingleKeys();
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || topModal()) return;
    const isTyping = usesOwnKeys(event.target);
    const available = isTyping ? bindings.filter(({ whileTyping }) => whileTyping) : bindings;
    const binding = bindingFor(available, event, enabled && !isTyping);
    if (binding?.run && binding.run(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handlePress(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
