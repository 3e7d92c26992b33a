const isRtl = () => document.documentElement.dir === 'rtl';

/** The arrow key that goes on along a line of text, for `userEvent.keyboard`. */
export const forwardKey = () => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');

/** The arrow key that goes back along a line of text, for `userEvent.keyboard`. */
export const backKey = () => (isRtl() ? '{ArrowRight}' : '{ArrowLeft}');

/** Distance in px from the edge at which lines of text begin, as a pointer's `clientX`, and the other way round. */
export const inlineX = (px: number) => (isRtl() ? document.documentElement.clientWidth - px : px);

/** Distance in px that a container is scrolled along the line, as its `scrollLeft`, and the other way round. */
export const inlineScroll = (px: number) => (isRtl() ? -px : px);

/** Where an element begins and ends, in px from the edge at which lines of text begin. */
export function inlineEdges(element: Element | Range): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  return isRtl() ? { start: inlineX(right), end: inlineX(left) } : { start: left, end: right };
}
