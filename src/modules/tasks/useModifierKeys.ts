import { useEffect, useEffectEvent } from 'react';

import { topModal } from '#lib/browser/modals';
import { bindingFor } from '#lib/keyBindings/keyBindings';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';

/** Listens for keys with Control or Command, also while typing. */
export function useModifierKeys(bindings: readonly KeyBinding[]): void {
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || topModal() || !(event.ctrlKey || event.metaKey)) return;
    const binding = bindingFor(bindings, event, false);
    if (binding?.run && binding.run(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handlePress(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
