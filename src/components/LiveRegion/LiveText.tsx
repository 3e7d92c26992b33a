import { Fragment, useEffect, useState } from 'react';

// As long as assistive technology takes to notice a new region, in ms.
const delay = 150;

export type LiveTextProps = { children: string };

/**
 * Text of a live region that appears together with the region. Only changes of a region are announced, so the text is
 * inserted a second time, which nobody sees.
 */
export function LiveText({ children }: LiveTextProps) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setNoticed(true), delay);
    return () => window.clearTimeout(timer);
  }, []);
  return <Fragment key={String(isNoticed)}>{children}</Fragment>;
}
