import { autoUpdate, flip, offset, shift, size as fit, useFloating } from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Popup.css';

export type PopupProps = {
  children: ReactNode;
  /** Finds what the popup hangs on, once it is drawn. */
  anchor: () => Element | null | undefined;
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right';
  look?: keyof typeof styles.look;
};

const gap = { panel: 4, hint: 6 } as const;
const edge = 8;

/**
 * A box that hangs on a control, in the browser's top layer: above every dialog that is open, never cut. Brings the
 * positioning code with it, so import it lazily; role, name and keyboard belong to what is inside.
 */
export function Popup({ children, anchor, placement = 'bottom-start', look = 'panel' }: PopupProps) {
  const root = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles } = useFloating({
    placement,
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap[look]),
      flip({ padding: edge, fallbackStrategy: 'bestFit' }),
      shift({ padding: edge }),
      fit({
        padding: edge,
        apply({ availableHeight, elements }) {
          elements.floating.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
        },
      }),
    ],
  });
  const findAnchor = useEffectEvent(() => anchor() ?? null);

  useLayoutEffect(() => {
    root.current?.showPopover();
    refs.setReference(findAnchor());
    refs.setFloating(root.current);
  }, [refs]);

  return (
    <div ref={root} popover="manual" className={`${styles.root} ${styles.look[look]}`} style={floatingStyles}>
      {children}
    </div>
  );
}
