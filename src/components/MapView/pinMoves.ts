import type { KeyboardEvent, PointerEvent } from 'react';

/** Distance in px that an arrow key moves a pin: `far` alone, `near` with Shift. */
const step = { far: 12, near: 2 };

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The pointer that drags a pin, and the pin's offset from it in px. */
export type Hold = { current: { pointer: number; x: number; y: number } | undefined };

/** Handlers that let drags and arrow keys move a pin at `x` and `y`, in px of the frame, without panning the map. */
export function pinMoves(held: Hold, x: number, y: number, move: (x: number, y: number) => void) {
  const release = () => {
    held.current = undefined;
  };
  return {
    'data-movable': true,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { pointer: event.pointerId, x: x - event.clientX, y: y - event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current;
      if (from?.pointer === event.pointerId) move(event.clientX + from.x, event.clientY + from.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = directions[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const by = event.shiftKey ? step.near : step.far;
      move(x + direction[0] * by, y + direction[1] * by);
    },
  };
}
