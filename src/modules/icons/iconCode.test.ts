import { describe, expect, it } from 'vitest';

import type { IconDrawing } from '#lib/icons/iconRegistry';

import { toElement, toJsx, toSvg } from './iconCode';

const drawing: IconDrawing = {
  frame: { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
  shapes: [
    'M1 2',
    ['circle', { cx: '4', cy: '5.5', r: '6', fillRule: 'evenodd' }],
    ['g', { opacity: '.3' }, [['line', { x1: '1', y1: '"&<' }]]],
  ],
};

describe('the code of an icon', () => {
  it('is SVG with its own attribute names', () => {
    expect(toSvg(drawing, '32')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">
  <path d="M1 2" />
  <circle cx="4" cy="5.5" r="6" fill-rule="evenodd" />
  <g opacity=".3">
    <line x1="1" y1="&quot;&amp;&lt;" />
  </g>
</svg>
`,
    );
  });

  it('is JSX with React’s attribute names and numbers', () => {
    expect(toJsx(drawing, '24')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width={24} height={24} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
  <path d="M1 2" />
  <circle cx={4} cy={5.5} r={6} fillRule="evenodd" />
  <g opacity=".3">
    <line x1={1} y1="&quot;&amp;&lt;" />
  </g>
</svg>
`,
    );
  });

  it('is an element of the component library', () => {
    expect(toElement('feather:trash')).toBe('<Icon name="feather:trash" />');
  });
});
