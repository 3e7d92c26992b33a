import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { isRtl } from './direction';
import { swipeDirection } from './swipeDirection';

/** Where a horizontal drag has a meaning of its own. */
const ownDrags = 'button, input, select, textarea, [draggable="true"]';

/** Whether an element between the touched one and `root` scrolls sideways. */
function scrollsSideways(target: Element, root: HTMLElement): boolean {
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible') return true;
  }
  return false;
}

/**
 * Calls `onSwipe` when a finger swipes over an element: 1 forward, -1 back. Swipes that begin on a control, or scroll
 * something inside, are left alone.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let start: { x: number; y: number } | undefined;
    function handleStart({ touches, target }: TouchEvent) {
      const [touch, second] = touches;
      const isOwn =
        !root || !(target instanceof Element) || target.closest(ownDrags) !== null || scrollsSideways(target, root);
      start = touch && !second && !isOwn ? { x: touch.clientX, y: touch.clientY } : undefined;
    }
    function handleEnd({ changedTouches: [touch] }: TouchEvent) {
      const direction =
        start && touch ? swipeDirection(touch.clientX - start.x, touch.clientY - start.y, isRtl()) : null;
      start = undefined;
      // A finger that selects text moves sideways, too.
      if (direction !== null && getSelection()?.isCollapsed !== false) swipe(direction);
    }
    function handleCancel() {
      start = undefined;
    }
    root.addEventListener('touchstart', handleStart, { passive: true });
    root.addEventListener('touchend', handleEnd, { passive: true });
    root.addEventListener('touchcancel', handleCancel, { passive: true });
    return () => {
      root.removeEventListener('touchstart', handleStart);
      root.removeEventListener('touchend', handleEnd);
      root.removeEventListener('touchcancel', handleCancel);
    };
  }, [ref]);
}
