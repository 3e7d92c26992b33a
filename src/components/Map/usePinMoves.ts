import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Px that an arrow key moves a pin, and with Shift. */
const step = { far: 12, near: 2 };

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves pins by hand and by arrow keys, where they may be moved; the map under them keeps still. */
export function usePinMoves(move: ((id: string, x: number, y: number) => void) | undefined) {
  const held = useRef<{ pointer: number; x: number; y: number } | undefined>(undefined);
  const release = () => {
    held.current = undefined;
  };

  return (id: string, x: number, y: number) => {
    if (!move) return {};
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
        if (from?.pointer === event.pointerId) move(id, event.clientX + from.x, event.clientY + from.y);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const direction = directions[event.key];
        if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        const by = event.shiftKey ? step.near : step.far;
        move(id, x + direction[0] * by, y + direction[1] * by);
      },
    };
  };
}
