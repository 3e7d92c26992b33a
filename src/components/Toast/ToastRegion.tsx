import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusables } from '#lib/focusable';
import { onModalsChange, topModal } from '#lib/modals';

import { Announcement } from './Announcement';
import type { QueuedToast } from './Toast';
import * as styles from './Toast.css';
import { ToastCard } from './ToastCard';

export type ToastRegionProps = {
  queue: readonly QueuedToast[];
  onDismiss: (id: number) => void;
};

/** More would cover the page; the others wait their turn. */
const atOnce = 3;

/** Where messages appear and are read out: in front of everything, inside the dialog on top when there is one. */
export function ToastRegion({ queue, onDismiss }: ToastRegionProps) {
  const { t } = useTranslation('components');
  const [host] = useState(() => document.createElement('div'));
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const shown = queue.slice(0, atOnce);
  const filled = shown.length > 0;
  const newest = shown.at(-1)?.id;

  // What is outside the dialog on top is inert, so the messages move into it, as one piece and without being redrawn.
  const place = useEffectEvent(() => {
    const parent = topModal() ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
    raise();
  });

  function raise() {
    const element = region.current;
    if (!element || element.contains(document.activeElement)) return;
    // Whoever entered the top layer last is in front.
    if (element.matches(':popover-open')) element.hidePopover();
    if (filled) element.showPopover();
  }

  useLayoutEffect(() => {
    place();
    const stop = onModalsChange(() => place());
    return () => {
      stop();
      host.remove();
    };
  }, [host]);

  const raiseNow = useEffectEvent(raise);
  useLayoutEffect(() => raiseNow(), [newest, filled]);

  const entered = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement && !host.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget;
    }
    setFocused(true);
  });
  const left = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && host.contains(event.relatedTarget))) setFocused(false);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    const card = event.target.closest('li');
    const toast = shown[[...(card?.parentElement?.children ?? [])].findIndex((child) => child === card)];
    if (!toast) return;
    // The dialog around stays open.
    event.preventDefault();
    event.stopPropagation();
    dismiss(toast.id);
  });

  useEffect(() => {
    const enter = (event: FocusEvent) => entered(event);
    const leave = (event: FocusEvent) => left(event);
    const press = (event: KeyboardEvent) => pressed(event);
    const over = () => setHovered(true);
    const out = () => setHovered(false);
    const seen = () => setHidden(document.hidden);
    host.addEventListener('focusin', enter);
    host.addEventListener('focusout', leave);
    host.addEventListener('keydown', press);
    host.addEventListener('pointerenter', over);
    host.addEventListener('pointerleave', out);
    document.addEventListener('visibilitychange', seen);
    return () => {
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
      // The focus must not fall off the page with the message that held it.
      const next = focusables(host).find((element) => !card.contains(element));
      (next ?? cameFrom.current)?.focus();
    }
    onDismiss(id);
    if (shown.length === 1) {
      setHovered(false);
      setFocused(false);
    }
  }

  const urgent = shown.filter(({ tone }) => tone === 'error');
  const calm = shown.filter(({ tone }) => tone !== 'error');
  return createPortal(
    <>
      <VisuallyHidden>
        <span role="status">
          {calm.map(({ id, text }) => (
            <Announcement key={id} text={text} />
          ))}
        </span>
        <span role="alert">
          {urgent.map(({ id, text }) => (
            <Announcement key={id} text={text} />
          ))}
        </span>
      </VisuallyHidden>
      <section ref={region} popover="manual" aria-label={t('toast.region')} className={styles.region}>
        <ol className={styles.list}>
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
