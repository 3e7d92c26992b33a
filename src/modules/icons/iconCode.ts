import type { IconDrawing, IconShape } from '#lib/icons/iconRegistry';

/** How an attribute is written. */
type FormatAttribute = (name: string, value: string) => string;

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `strokeWidth` becomes `stroke-width`; `viewBox` is the one attribute that is camel case in SVG too. */
const toSvgName = (name: string) =>
  name === 'viewBox' ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const svgAttribute: FormatAttribute = (name, value) => `${toSvgName(name)}="${escapeAttribute(value)}"`;

const jsxAttribute: FormatAttribute = (name, value) =>
  /^\d+(\.\d+)?$/.test(value) && name !== 'd' ? `${name}={${value}}` : `${name}="${escapeAttribute(value)}"`;

function writeShapes(shapes: readonly IconShape[], format: FormatAttribute, indent: string): string {
  return shapes
    .map((shape) => {
      const [tag, attributes, children = []] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
      const start = [tag, ...Object.entries(attributes).map(([name, value]) => format(name, value))].join(' ');
      if (children.length === 0) return `${indent}<${start} />`;
      return `${indent}<${start}>\n${writeShapes(children, format, `${indent}  `)}\n${indent}</${tag}>`;
    })
    .join('\n');
}

function writeIcon({ frame, shapes }: IconDrawing, size: string, format: FormatAttribute): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, ...frame, ariaHidden: 'true' };
  const written = Object.entries(attributes).map(([name, value]) =>
    name === 'ariaHidden' ? 'aria-hidden="true"' : format(name, value),
  );
  return `<svg ${written.join(' ')}>\n${writeShapes(shapes, format, '  ')}\n</svg>\n`;
}

/** An icon as SVG, at an edge length in px; a file or a part of a page. */
export const toSvg = (drawing: IconDrawing, size: string): string => writeIcon(drawing, size, svgAttribute);

/** An icon as JSX, which needs nothing of this project. */
export const toJsx = (drawing: IconDrawing, size: string): string => writeIcon(drawing, size, jsxAttribute);

/** The element that shows an icon in this project. */
export const toElement = (fullName: string): string => `<Icon name="${fullName}" />`;
