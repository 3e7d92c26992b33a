import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { isRtl } from '#lib/browser/direction';

/** Size available for a plot, in whole px, and the text direction around it. */
export type Stage = { width: number; height: number; rtl: boolean };

/** Measures an element before the first paint and whenever its size changes. */
export function useStage(ref: RefObject<HTMLElement | null>): Stage | undefined {
  const [stage, setStage] = useState<Stage>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next: Stage = {
        width: element.clientWidth,
        height: element.clientHeight,
        rtl: isRtl(element),
      };
      if (next.width === 0 || next.height === 0) return;
      setStage((last) =>
        last?.width === next.width && last.height === next.height && last.rtl === next.rtl ? last : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return stage;
}
