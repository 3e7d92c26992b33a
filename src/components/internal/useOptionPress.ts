import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Hears the pointer for all options of a list in one place: options take neither focus nor keys, because the control that
 * owns the list keeps both. `onPress` gets what was pressed.
 */
export function useOptionPress(list: RefObject<HTMLElement | null>, onPress: (target: Element) => void): void {
  const pressed = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Element) onPress(target);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A press in the list leaves the focus, and with it the on-screen keyboard, where it is.
    const preventFocusLoss = (event: MouseEvent) => event.preventDefault();
    const press = (event: MouseEvent) => pressed(event.target);
    element.addEventListener('mousedown', preventFocusLoss);
    element.addEventListener('click', press);
    return () => {
      element.removeEventListener('mousedown', preventFocusLoss);
      element.removeEventListener('click', press);
    };
  }, [list]);
}
