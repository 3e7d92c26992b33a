import { autoUpdate, computePosition, flip, offset, shift, size as fit } from '@floating-ui/react';
import type { ReferenceType } from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { ButtonJoin } from '#components/Button';

import * as styles from './Positioner.css';

/** An element, or a point in the viewport with measurable bounds, that a popup is positioned against. */
export type PositionerAnchor = ReferenceType;

export type PositionerProps = {
  children: ReactNode;
  /** Returns the anchor; called after the popup has rendered. */
  anchor: () => PositionerAnchor | null | undefined;
  /**
   * Side of the anchor; `start` and `end` are those of the reading direction. `beside` is for submenus: at the end, with
   * their tops aligned.
   */
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end' | 'start' | 'end' | 'beside';
  variant?: keyof typeof styles.variant;
  /** `anchor` makes the popup exactly as wide as its anchor. */
  width?: 'content' | 'anchor';
};

// In px. Below a field, the popup stays clear of the field's focus ring.
const gap = { panel: 4, hint: 6, field: 8 } as const;
const edge = 8;
/** Height in px that suffices for a list below a field. */
const listHeight = 240;

type Place = Required<Pick<PositionerProps, 'placement' | 'variant' | 'width'>>;

/** A placement in the words of the positioning library, whose left and right do not follow the reading direction. */
function physical(placement: Place['placement']) {
  const [start, end] =
    document.documentElement.dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  switch (placement) {
    case 'start':
      return start;
    case 'end':
      return end;
    case 'beside':
      return `${end}-start` as const;
    default:
      return placement;
  }
}

/** The lower edge of what is seen of the page: above an on-screen keyboard. */
const visibleBottom = () =>
  visualViewport ? visualViewport.offsetTop + visualViewport.height : document.documentElement.clientHeight;

/** Positions a popup at its anchor, shifted to stay inside the viewport. */
async function placeBy(reference: PositionerAnchor, popup: HTMLElement, { placement, variant, width }: Place) {
  const { scrollTop } = popup;
  const room = visibleBottom() - reference.getBoundingClientRect().bottom - gap.field - edge;
  // Options change with every key: a list placed by its height would jump above and below the field.
  const staysBelow = width === 'anchor' && room >= listHeight;
  // Content that has grown since, such as options in the place of a message, may fit on the other side.
  if (popup.scrollHeight > popup.clientHeight) popup.style.maxBlockSize = '';
  const { x, y } = await computePosition(reference, popup, {
    placement: physical(placement),
    middleware: [
      // Aligns the first item of a submenu with the item that opened it.
      offset(
        placement === 'beside'
          ? { mainAxis: gap.panel, crossAxis: -gap.panel - 1 }
          : width === 'anchor'
            ? gap.field
            : gap[variant],
      ),
      ...(staysBelow ? [] : [flip({ padding: edge, fallbackStrategy: 'bestFit' })]),
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
  popup.scrollTop = scrollTop;
}

/**
 * Positions a popup below its anchor if it fits there unchanged, as most do; returns whether it does. Computing any
 * other position takes noticeably long on slow phones.
 */
function placeBelow(reference: PositionerAnchor, popup: HTMLElement, { placement, variant, width }: Place): boolean {
  const isRtl = document.documentElement.dir === 'rtl';
  const anchor = reference.getBoundingClientRect();
  const box = popup.getBoundingClientRect();
  const starts: Partial<Record<typeof placement, number>> = {
    bottom: anchor.left + (anchor.width - box.width) / 2,
    'bottom-start': isRtl ? anchor.right - box.width : anchor.left,
    'bottom-end': isRtl ? anchor.left : anchor.right - box.width,
  };
  const left = starts[placement];
  const top = anchor.bottom + gap[variant];
  const { clientWidth, clientHeight } = document.documentElement;
  const fits =
    left !== undefined &&
    width === 'content' &&
    left >= edge &&
    left + box.width <= clientWidth - edge &&
    top >= edge &&
    top + box.height <= clientHeight - edge;
  // The popup is at 0, 0, so its box gives the origin of its containing block.
  if (fits) put(popup, left - box.left, top - box.top);
  return fits;
}

// Round to device pixels, or lines would be blurred.
function put(popup: HTMLElement, left: number, top: number) {
  const onDots = (length: number) => `${Math.round(length * devicePixelRatio) / devicePixelRatio}px`;
  Object.assign(popup.style, { left: onDots(left), top: onDots(top) });
}

/** Calls back after the next frame is painted; returns a cancel function. */
function afterFrame(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call);
  });
  return () => cancelAnimationFrame(frame);
}

// The popup itself is removed immediately, for assistive technology and code; a clone fades out instead.
function fadeOut(popup: HTMLElement) {
  const { scrollTop } = popup;
  const picture = popup.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  for (const part of picture.querySelectorAll('[id]')) part.removeAttribute('id');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.classList.add(styles.leaving);
  // React removes the popup only after this; if it stays connected, it was not closed.
  queueMicrotask(() => {
    if (popup.isConnected) return;
    document.body.append(picture);
    picture.showPopover();
    picture.scrollTop = scrollTop;
    void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
  });
}

/**
 * A floating box in the browser's top layer: above every open dialog and never clipped. Includes the positioning
 * library, so import it lazily. Role, name and keyboard handling belong to its content.
 */
export function Positioner({
  children,
  anchor,
  placement = 'bottom-start',
  variant = 'panel',
  width = 'content',
}: PositionerProps) {
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
    // Positioned directly on the element: a re-render per move would be noticeable on slow phones.
    const follow = () =>
      autoUpdate(reference, popup, () => void placeBy(reference, popup, { placement, variant, width }));
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    // The content first sets its size and focus, which forces a layout anyway.
    queueMicrotask(() => {
      if (isOver) return;
      if (!placeBelow(reference, popup, { placement, variant, width })) {
        end = follow();
        return;
      }
      // Tracking the anchor can wait until the popup is visible.
      end = afterFrame(() => {
        end = follow();
      });
    });
    return () => end();
  }, [placement, variant, width]);

  return (
    <div ref={root} popover="manual" className={`${styles.root} ${styles.variant[variant]}`}>
      {/* The content does not belong to the button group that may contain the trigger. */}
      <ButtonJoin value={null}>{children}</ButtonJoin>
    </div>
  );
}
