import { autoUpdate, computePosition, flip, offset, shift, size as fit } from '@floating-ui/react';
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

type Place = Required<Pick<PopupProps, 'placement' | 'look' | 'width'>>;

/** Puts a popup where its anchor is, as far as the edges of the screen let it. */
async function placeBy(reference: PopupAnchor, popup: HTMLElement, { placement, look, width }: Place) {
  const beside = document.documentElement.dir === 'rtl' ? 'left-start' : 'right-start';
  const { x, y } = await computePosition(reference, popup, {
    placement: placement === 'beside' ? beside : placement,
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
  put(popup, x, y);
}

/**
 * Puts a popup that hangs below its anchor where it fits as it is, which is what most do; answers whether it does. Finding
 * any other place takes so long on a slow phone that one would feel it on each press.
 */
function placeBelow(reference: PopupAnchor, popup: HTMLElement, { placement, look, width }: Place): boolean {
  const isRtl = document.documentElement.dir === 'rtl';
  const anchor = reference.getBoundingClientRect();
  const box = popup.getBoundingClientRect();
  const starts: Partial<Record<typeof placement, number>> = {
    bottom: anchor.left + (anchor.width - box.width) / 2,
    'bottom-start': isRtl ? anchor.right - box.width : anchor.left,
    'bottom-end': isRtl ? anchor.left : anchor.right - box.width,
  };
  const left = starts[placement];
  const top = anchor.bottom + gap[look];
  const { clientWidth, clientHeight } = document.documentElement;
  const fits =
    left !== undefined &&
    width === 'content' &&
    left >= edge &&
    left + box.width <= clientWidth - edge &&
    top >= edge &&
    top + box.height <= clientHeight - edge;
  // It lies at the corner of what its place is counted from.
  if (fits) put(popup, left - box.left, top - box.top);
  return fits;
}

// Between the dots of a screen lines would be blurred.
function put(popup: HTMLElement, left: number, top: number) {
  const onDots = (length: number) => `${Math.round(length * devicePixelRatio) / devicePixelRatio}px`;
  Object.assign(popup.style, { left: onDots(left), top: onDots(top) });
}

/** Calls back when the next frame is painted; answers with how to give that up. */
function afterFrame(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call);
  });
  return () => cancelAnimationFrame(frame);
}

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
  const findAnchor = useEffectEvent(() => anchor());

  useLayoutEffect(() => {
    const popup = root.current;
    if (!popup) return undefined;
    put(popup, 0, 0);
    popup.showPopover();
    return () => fadeOut(popup);
  }, []);

  useLayoutEffect(() => {
    const popup = root.current;
    const reference = findAnchor();
    if (!popup || !reference) return undefined;
    // Written to the element: the place is nothing to draw again for, and a press on a slow phone waits for each drawing.
    const follow = () => autoUpdate(reference, popup, () => void placeBy(reference, popup, { placement, look, width }));
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    // What is inside takes its size and the focus first, which measures the page anyway.
    queueMicrotask(() => {
      if (isOver) return;
      if (!placeBelow(reference, popup, { placement, look, width })) {
        end = follow();
        return;
      }
      // To follow the anchor wherever it goes can wait until the popup is there to be seen.
      end = afterFrame(() => {
        end = follow();
      });
    });
    return () => end();
  }, [placement, look, width]);

  return (
    <div ref={root} popover="manual" className={`${styles.root} ${styles.look[look]}`}>
      {/* What stands inside is not part of the group of buttons that may hold the trigger. */}
      <ButtonJoin value={null}>{children}</ButtonJoin>
    </div>
  );
}
