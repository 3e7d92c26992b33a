import { setElementVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';

import { windowBars } from '#theme/windowBar.css';
import { windowBarsHeight } from '#theme/windowBarsHeight.css';

/** Keeps the height of the bars in a CSS variable of the root element; returns the cleanup function. */
function publishHeight(bars: HTMLElement | null) {
  if (!bars) return undefined;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    setElementVars(root, { [windowBarsHeight]: `${bars.getBoundingClientRect().height}px` });
  });
  observer.observe(bars);
  return () => {
    observer.disconnect();
    setElementVars(root, { [windowBarsHeight]: '0px' });
  };
}

export type WindowBarsProps = {
  children: ReactNode;
};

/** Stacks the bars at the bottom of the window; what else sticks to the bottom stands above them. */
export function WindowBars({ children }: WindowBarsProps) {
  return (
    <div ref={publishHeight} className={windowBars}>
      {children}
    </div>
  );
}
