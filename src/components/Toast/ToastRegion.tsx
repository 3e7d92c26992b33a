import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { SpokenTexts, useTopHost } from '#components/LiveRegion';
import { firstFocusable, focusableElements } from '#lib/browser/focusable';
import { focusHeading } from '#lib/browser/focusHeading';
import { topModal } from '#lib/browser/modals';
import { textFields } from '#lib/browser/ownKeys';
import { matchesKey } from '#lib/keyBindings/keyBindings';

import type { QueuedToast } from './Toast';
import * as styles from './Toast.css';
import { ToastCard } from './ToastCard';

export type ToastRegionProps = {
  queue: readonly QueuedToast[];
  /** Maximum number of visible messages. */
  max: number;
  onDismiss: (id: number) => void;
};

/** An element that has the focus and those around it that can take it when it has gone, such as its row: inside out. */
function originsOf(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex], main');
  return around && around.localName !== 'main' ? [element, ...originsOf(around)] : [element];
}

/** Shows and announces messages: above everything, and inside the topmost dialog if one is open. */
export function ToastRegion({ queue, max, onDismiss }: ToastRegionProps) {
  const { t } = useTranslation('components');
  const region = useRef<HTMLElement>(null);
  const origins = useRef<readonly HTMLElement[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const shown = queue.slice(0, max);
  const filled = shown.length > 0;
  const newest = shown.at(-1)?.id;

  const host = useTopHost(raise);

  function raise() {
    const element = region.current;
    if (!element || element.contains(document.activeElement)) return;
    // The last element to enter the top layer is in front.
    if (element.matches(':popover-open')) element.hidePopover();
    if (filled) element.showPopover();
  }

  const raiseNow = useEffectEvent(raise);
  useLayoutEffect(() => raiseNow(), [newest, filled]);

  /** Moves the focus back to where it came from, or to the open dialog or the page's heading if that has gone. */
  function focusOrigin() {
    for (const origin of origins.current) {
      origin.focus();
      if (!host.contains(document.activeElement)) return;
    }
    const dialog = topModal();
    if (dialog) dialog.focus();
    else focusHeading();
  }

  const moved = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) return;
    if (target instanceof HTMLElement && !host.contains(target)) origins.current = originsOf(target);
  });
  const left = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && host.contains(event.relatedTarget))) setFocused(false);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    const card = event.target.closest('li');
    const toast = shown[[...(card?.parentElement?.children ?? [])].findIndex((child) => child === card)];
    if (!toast) return;
    // Must not close the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    dismiss(toast.id);
  });

  // A toast is far from the user's position in the page; one key moves there and back.
  const visited = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !filled)
      return;
    event.preventDefault();
    if (host.contains(document.activeElement)) focusOrigin();
    else {
      const newestCard = region.current?.querySelector('li:last-child');
      if (newestCard) firstFocusable(newestCard)?.focus();
    }
  });

  const undone = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !matchesKey('Mod+Z', event)) return;
    // A text field takes back what was typed.
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    const toast = shown.findLast(({ action }) => action?.undo);
    if (!toast) return;
    event.preventDefault();
    dismiss(toast.id);
    toast.action?.onClick();
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      visited(event);
      undone(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    const move = (event: FocusEvent) => moved(event);
    const enter = () => setFocused(true);
    const leave = (event: FocusEvent) => left(event);
    const press = (event: KeyboardEvent) => pressed(event);
    const over = () => setHovered(true);
    const out = () => setHovered(false);
    const seen = () => setHidden(document.hidden);
    // Before React hears of it: a button that is only there while its row has the focus is removed then.
    document.addEventListener('focusout', move, true);
    host.addEventListener('focusin', enter);
    host.addEventListener('focusout', leave);
    host.addEventListener('keydown', press);
    host.addEventListener('pointerenter', over);
    host.addEventListener('pointerleave', out);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('focusout', move, true);
      host.removeEventListener('focusin', enter);
      host.removeEventListener('focusout', leave);
      host.removeEventListener('keydown', press);
      host.removeEventListener('pointerenter', over);
      host.removeEventListener('pointerleave', out);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [host]);

  function dismiss(id: number) {
    const card = region.current?.querySelectorAll('li')[shown.findIndex((toast) => toast.id === id)];
    if (card?.contains(document.activeElement)) {
      // Focus must not be lost with the message that had it.
      const next = focusableElements(host).find((element) => !card.contains(element));
      if (next) next.focus();
      else focusOrigin();
    }
    onDismiss(id);
    if (shown.length === 1) {
      setHovered(false);
      setFocused(false);
    }
  }

  // With the action and the key that leads to it, which are out of sight for a screen reader.
  const spoken = shown.map(({ id, tone, text, action }) => ({
    id,
    tone,
    text: action ? `${text} ${t('toast.action', { action: action.label })}` : text,
  }));
  const urgent = spoken.filter(({ tone }) => tone === 'error');
  const calm = spoken.filter(({ tone }) => tone !== 'error');
  return createPortal(
    <>
      <SpokenTexts polite={calm} assertive={urgent} />
      <section
        ref={region}
        popover="manual"
        data-above-all
        aria-label={t('toast.region')}
        aria-keyshortcuts="F6"
        className={styles.region}
      >
        <ol role="list" className={styles.list}>
          {shown.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              paused={hovered || focused || hidden}
              onDismiss={() => dismiss(toast.id)}
            />
          ))}
        </ol>
      </section>
    </>,
    host,
  );
}
