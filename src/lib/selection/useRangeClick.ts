import { useRef } from 'react';
import type { MouseEvent } from 'react';

/**
 * Whether Shift was held during the click that changes a checkbox: its change event does not say so, but the preceding
 * click does, also from the keyboard. Spread `props` on an element around the checkbox and read the answer in
 * `onChange`.
 */
export function useRangeClick() {
  const shift = useRef(false);
  return {
    props: {
      onClickCapture: (event: MouseEvent) => {
        shift.current = event.shiftKey;
      },
    },
    isRange: () => shift.current,
  };
}
