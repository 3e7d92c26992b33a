import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { drawingOf, onDrawing, prepareIcon } from '#lib/icons/iconRegistry';
import type { Drawing, Shape } from '#lib/icons/iconRegistry';

const blank: Drawing = { frame: { viewBox: '0 0 24 24' }, shapes: [] };

// A dashed box with nothing to say: it is seen to be missing, and no one takes it for a sign.
const unknown: Drawing = {
  frame: { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
  shapes: [
    ['rect', { x: '4.75', y: '4.75', width: '14.5', height: '14.5', rx: '3', strokeDasharray: '3 2.8', opacity: '.7' }],
  ],
};

function draw(shapes: readonly Shape[]): ReactNode {
  return shapes.map((shape, index) => {
    const [tag, attributes, children = []] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
    // Shapes of a drawing never change places.
    return createElement(tag, { ...attributes, key: index }, ...(children.length > 0 ? [draw(children)] : []));
  });
}

/** A drawing of one of the icon sets, fetched when it is first shown; until then its place is kept. */
export function NamedIcon({ name, className, mirrored }: { name: string; className: string; mirrored: boolean }) {
  const drawing = useSyncExternalStore(
    onDrawing,
    () => drawingOf(name),
    () => drawingOf(name),
  );
  useEffect(() => prepareIcon(name), [name]);
  const { frame, shapes } = drawing === undefined ? blank : (drawing ?? unknown);
  return (
    <svg
      {...frame}
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      className={className}
      data-mirrored={mirrored || undefined}
      data-icon={drawing === undefined ? 'loading' : drawing === null ? 'unknown' : name}
    >
      {draw(shapes)}
    </svg>
  );
}
