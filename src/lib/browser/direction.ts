/** Whether text runs from right to left: in an element, or on the page. */
export function isRtl(element?: Element): boolean {
  return element ? getComputedStyle(element).direction === 'rtl' : document.documentElement.dir === 'rtl';
}

/** The arrow keys that go on and back along a line of text. */
export function lineKeys(element?: Element): { forward: string; back: string } {
  return isRtl(element) ? { forward: 'ArrowLeft', back: 'ArrowRight' } : { forward: 'ArrowRight', back: 'ArrowLeft' };
}
