import type { LayoutName } from '#lib/appearance/layoutChoice';

/** What a shape represents; decides its colour. */
type ShapeRole = 'ground' | 'strong' | 'tint' | 'panel' | 'sheet' | 'line' | 'onStrong' | 'onTint' | 'block' | 'ghost';

/** A rectangle in a drawing of 96 × 64 units. */
export type Shape = readonly [role: ShapeRole, x: number, y: number, width: number, height: number, radius?: number];

const right = 92;

/** The chat rail at the end edge. */
const rail: readonly Shape[] = [
  ['panel', right, 0, 4, 64],
  ['line', right + 1, 3, 2, 2, 1],
  ['line', right + 1, 8, 2, 2, 1],
  ['line', right + 1, 13, 2, 2, 1],
];

/** Controls at the end of a header. */
function controls(end: number, y: number, role: ShapeRole = 'line'): Shape[] {
  return [0, 1, 2].map((at) => [role, end - 6 - at * 4.5, y, 2.5, 2.5, 1.25]);
}

/** Horizontal menu items. */
function menu(x: number, y: number, role: ShapeRole = 'line'): Shape[] {
  return [0, 1, 2].map((at) => [role, x + at * 11, y, 8, 2, 1]);
}

/** Vertical menu items. */
function items(role: ShapeRole, from: number, to: number, x = 4, width = 15): Shape[] {
  const shapes: Shape[] = [];
  for (let y = from; y <= to; y += 6) shapes.push([role, x, y, width - (shapes.length % 3) * 3, 2, 1]);
  return shapes;
}

/** A heading above a content block. */
function content(x: number, y: number, width: number, height: number): Shape[] {
  return [
    ['line', x, y, width * 0.35, 2.5, 1],
    ['block', x, y + 6, width, height - 6, 2],
  ];
}

/** Header, content and footer beside a navigation of the given width, and the chat rail. */
function contentBeside(navigation: number, from = navigation): Shape[] {
  const width = right - navigation;
  return [
    ['panel', navigation, 0, width, 9],
    ['line', from + 3, 3.5, 4, 2, 1],
    ...controls(right, 3.25),
    ...content(from + 5, 14, right - from - 10, 38),
    ['panel', navigation, 57, width, 7],
    ['line', from + 5, 59.5, 14, 2, 1],
    ...rail,
  ];
}

/** The shapes of each layout, back to front. */
export const layoutShapes: Readonly<Record<LayoutName, readonly Shape[]>> = {
  empty: content(8, 9, 80, 46),
  centered: [
    ['ground', 0, 0, 96, 64],
    ['sheet', 12, 6, 72, 52, 3],
    ['strong', 16, 10.5, 4, 4, 1],
    ...menu(24, 11.5),
    ...controls(84, 11.25),
    ['line', 12.5, 18.5, 71, 0.75],
    ...content(18, 24, 60, 24),
    ['line', 12.5, 51.5, 71, 0.75],
    ['line', 18, 54, 14, 1.5, 0.75],
  ],
  enterprise: [
    ['ground', 0, 0, 96, 64],
    ['strong', 0, 0, right, 10],
    ['onStrong', 12, 4, 10, 2.5, 1],
    ...controls(84, 3.75, 'onStrong'),
    ['panel', 0, 10, right, 8],
    ...menu(12, 13),
    ['sheet', 8, 23, 76, 30, 2],
    ...content(13, 27, 66, 21),
    ['panel', 0, 57, right, 7],
    ['line', 12, 59.5, 14, 2, 1],
    ...rail,
  ],
  material: [
    ['tint', 0, 0, 96, 26],
    ['sheet', 11, 8, 74, 58, 3],
    ['strong', 16, 12, 10, 2.5, 1],
    ...controls(85, 11.75),
    ['line', 11.5, 18, 73, 0.75],
    ...menu(16, 21),
    ['line', 11.5, 26, 73, 0.75],
    ...content(16, 31, 64, 22),
    ['line', 11.5, 57, 73, 0.75],
    ['line', 16, 59.5, 14, 2, 1],
  ],
  modern: [
    ['panel', 0, 0, right, 12],
    ['strong', 5, 4, 4, 4, 1],
    ...menu(14, 5),
    ...controls(right, 4.75),
    ...content(6, 17, 80, 34),
    ['panel', 0, 56, right, 8],
    ['line', 6, 59, 14, 2, 1],
    ...rail,
  ],
  classic: [
    ...contentBeside(24),
    ['strong', 0, 0, 24, 64],
    ['onStrong', 4, 4, 4, 4, 1],
    ['onStrong', 10, 5, 9, 2, 1],
    ...items('onStrong', 14, 56),
  ],
  classy: [
    ...contentBeside(24),
    ['strong', 0, 0, 24, 64],
    ['onStrong', 3.5, 3, 3, 3, 1],
    ['onStrong', 17.5, 3, 3, 3, 1.5],
    ['onStrong', 7, 9, 10, 10, 5],
    ['onStrong', 5, 22, 14, 2, 1],
    ['onStrong', 7, 26, 10, 1.5, 0.75],
    ...items('onStrong', 34, 58),
  ],
  compact: [
    ...contentBeside(16),
    ['strong', 0, 0, 16, 64],
    ['onStrong', 5, 4, 6, 6, 1.5],
    ...[16, 28, 40, 52].flatMap((y): Shape[] => [
      ['onStrong', 5.75, y, 4.5, 4.5, 1],
      ['onStrong', 3.5, y + 6.5, 9, 1.5, 0.75],
    ]),
  ],
  // The navigation expands over the page while in use.
  dense: [
    ...contentBeside(11),
    ['ghost', 11, 0, 16, 64],
    ['strong', 0, 0, 11, 64],
    ['onStrong', 3.5, 3, 4, 4, 1],
    ...[14, 21, 28, 35, 42, 49, 56].flatMap((y): Shape[] => [
      ['onStrong', 4, y, 3, 3, 1],
      ['onStrong', 14, y + 0.5, 10, 2, 1],
    ]),
  ],
  futuristic: [
    ...contentBeside(24),
    ['tint', 0, 0, 24, 64],
    ['onTint', 4, 4, 4, 4, 1],
    ['onTint', 10, 5, 9, 2, 1],
    ...items('onTint', 14, 44),
    ['onTint', 0, 50, 24, 0.75],
    ['onTint', 4, 54, 6, 6, 3],
    ['onTint', 12, 54.5, 8, 2, 1],
    ['onTint', 12, 58.5, 6, 1.5, 0.75],
  ],
  thin: [
    ...contentBeside(11),
    ['panel', 0, 0, 11, 64],
    ['strong', 3.5, 3, 4, 4, 1],
    ...[14, 23, 32, 41, 50].map((y): Shape => ['line', 3.5, y, 4, 4, 1]),
  ],
};
