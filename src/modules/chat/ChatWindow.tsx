import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { firstFocusable } from '#lib/browser/focusable';
import { useExitAnimation } from '#lib/browser/useExitAnimation';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useModalDialog } from '#lib/browser/useModalDialog';
import { media } from '#theme/media';

import { ChatList } from './ChatList';
import * as styles from './ChatWindow.css';
import { Conversation } from './Conversation';
import { useQuickChat } from './QuickChatProvider';

export type ChatWindowProps = {
  open: boolean;
  /** Modal dialog over the page; otherwise docked beside the rail, which stays usable. */
  modal: boolean;
  /** The element around rail and panel; interactions inside it do not close the panel. */
  getContainer: () => HTMLElement | null;
  /** Called when the exit animation has ended. */
  onExited: () => void;
};

/** Panel of the quick chat: the list of chats, or one conversation. */
export function ChatWindow({ modal, ...props }: ChatWindowProps) {
  return modal ? createPortal(<ModalPanel {...props} />, document.body) : <DockedPanel {...props} />;
}

// On touch devices, focusing the text field would open the keyboard over the messages.
function moveFocusInto(panel: HTMLElement) {
  const target = panel.querySelector<HTMLElement>(
    matchMedia(media.coarse).matches ? '[data-first]:not(textarea)' : '[data-first], textarea',
  );
  // While loading there is no target, and focus must not land on a button that closes or leaves the panel.
  (target ?? panel).focus({ preventScroll: true });
}

function ModalPanel({ open, onExited }: Omit<ChatWindowProps, 'modal'>) {
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const { close } = useQuickChat();
  useModalDialog(root, { open, setInitialFocus: moveFocusInto, onDismiss: close, onExited });
  return (
    <dialog ref={root} tabIndex={-1} aria-labelledby={`${id}-title`} className={`${styles.root} ${styles.mode.modal}`}>
      <Content id={id} open={open} getPanel={() => root.current} />
    </dialog>
  );
}

function DockedPanel({ open, getContainer, onExited }: Omit<ChatWindowProps, 'modal'>) {
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const { close } = useQuickChat();

  useInteractOutside(getContainer, () => {
    if (open) close();
  });

  const handleOpen = useEffectEvent((panel: HTMLElement) => {
    opener.current = document.activeElement;
    moveFocusInto(panel);
  });
  // Leaves focus alone if it has moved elsewhere on the page.
  const restoreFocus = useEffectEvent((panel: HTMLElement) => {
    const rest = panel.contains(document.activeElement) || document.activeElement === document.body;
    const back = opener.current?.isConnected ? opener.current : firstFocusable(getContainer() ?? panel);
    if (rest && back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const panel = root.current;
    if (!open || !panel) return;
    handleOpen(panel);
    return () => restoreFocus(panel);
  }, [open]);

  useExitAnimation(root, open, onExited);

  return (
    <dialog
      ref={root}
      open={open}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${styles.root} ${styles.mode.docked}`}
    >
      <Content
        id={id}
        open={open}
        getPanel={() => root.current}
        onFocusEntered={(from) => {
          opener.current = from;
        }}
      />
    </dialog>
  );
}

interface ContentProps {
  id: string;
  open: boolean;
  getPanel: () => HTMLElement | null;
  /** Focus was outside the panel, for example on another avatar in the rail. */
  onFocusEntered?: (from: Element) => void;
}

function Content({ id, open, getPanel, onFocusEntered }: ContentProps) {
  const { openId } = useQuickChat();
  const shownId = useRef(openId);

  // List and conversation replace each other, so the focused element unmounts.
  const moveFocus = useEffectEvent(() => {
    const element = getPanel();
    if (!open || !element) return;
    const from = document.activeElement;
    if (from && from !== document.body && !element.contains(from)) onFocusEntered?.(from);
    moveFocusInto(element);
  });
  useLayoutEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    moveFocus();
  }, [openId]);

  return openId === undefined ? (
    <ChatList titleId={`${id}-title`} />
  ) : (
    <Conversation key={openId} id={openId} titleId={`${id}-title`} />
  );
}
