import { createElement } from 'react';
import type { ReactNode } from 'react';

import { useIconDrawing } from '#lib/icons/useIconDrawing';
import type { IconDrawing, IconShape } from '#lib/icons/iconRegistry';

const blank: IconDrawing = { frame: { viewBox: '0 0 24 24' }, shapes: [] };

// An empty dashed box: visibly missing, and not mistaken for a symbol.
const unknown: IconDrawing = {
  frame: { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
  shapes: [
    ['rect', { x: '4.75', y: '4.75', width: '14.5', height: '14.5', rx: '3', strokeDasharray: '3 2.8', opacity: '.7' }],
  ],
};

function draw(shapes: readonly IconShape[]): ReactNode {
  return shapes.map((shape, index) => {
    const [tag, attributes, children = []] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
    // The shapes of an icon never reorder.
    return createElement(tag, { ...attributes, key: index }, ...(children.length > 0 ? [draw(children)] : []));
  });
}

/** An icon from one of the sets, loaded on first render; its space is reserved until then. */
export function NamedIcon({ name, className, mirrored }: { name: string; className: string; mirrored: boolean }) {
  const drawing = useIconDrawing(name);
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
