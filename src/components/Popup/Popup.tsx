import { autoUpdate, flip, offset, shift, size as fit, useFloating } from '@floating-ui/react';
import type { ReferenceType } from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { ButtonJoin } from '#components/Button';

import * as styles from './Popup.css';

/** What a popup can hang on: an element, or a spot on the screen that can be measured. */
export type PopupAnchor = ReferenceType;

export type PopupProps = {
  children: ReactNode;
  /** Finds what the popup hangs on, once it is drawn. */
  anchor: () => PopupAnchor | null | undefined;
  /** `beside` is where a submenu stands: after its anchor in reading direction, tops in one line. */
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right' | 'beside';
  look?: keyof typeof styles.look;
  /** `anchor` is exactly as wide as what it hangs on. */
  width?: 'content' | 'anchor';
};

// Under a field it stands clear of the field's focus ring.
const gap = { panel: 4, hint: 6, field: 8 } as const;
const edge = 8;

// The popup itself is gone at once, for assistive technology and for the code; what fades is a picture of it.
function fadeOut(popup: HTMLElement) {
  const { scrollTop } = popup;
  const picture = popup.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  for (const part of picture.querySelectorAll('[id]')) part.removeAttribute('id');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.classList.add(styles.leaving);
  // React takes the popup out of the page only after this; if it does not, nothing was closed.
  queueMicrotask(() => {
    if (popup.isConnected) return;
    document.body.append(picture);
    picture.showPopover();
    picture.scrollTop = scrollTop;
    void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
  });
}

/**
 * A box that hangs on a control, in the browser's top layer: above every dialog that is open, never cut. Brings the
 * positioning code with it, so import it lazily; role, name and keyboard belong to what is inside.
 */
export function Popup({ children, anchor, placement = 'bottom-start', look = 'panel', width = 'content' }: PopupProps) {
  const root = useRef<HTMLDivElement>(null);
  const beside = document.documentElement.dir === 'rtl' ? 'left-start' : 'right-start';
  const { refs, floatingStyles } = useFloating({
    placement: placement === 'beside' ? beside : placement,
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      // A submenu's first line stands level with the line it belongs to.
      offset(
        placement === 'beside'
          ? { mainAxis: gap.panel, crossAxis: -gap.panel - 1 }
          : width === 'anchor'
            ? gap.field
            : gap[look],
      ),
      flip({ padding: edge, fallbackStrategy: 'bestFit' }),
      shift({ padding: edge }),
      fit({
        padding: edge,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
          if (width === 'anchor') elements.floating.style.inlineSize = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  const findAnchor = useEffectEvent(() => anchor() ?? null);

  useLayoutEffect(() => {
    const popup = root.current;
    popup?.showPopover();
    refs.setReference(findAnchor());
    refs.setFloating(popup);
    return () => {
      if (popup) fadeOut(popup);
    };
  }, [refs]);

  return (
    <div ref={root} popover="manual" className={`${styles.root} ${styles.look[look]}`} style={floatingStyles}>
      {/* What stands inside is not part of the group of buttons that may hold the trigger. */}
      <ButtonJoin value={null}>{children}</ButtonJoin>
    </div>
  );
}
