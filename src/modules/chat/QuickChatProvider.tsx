import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** A message that becomes a task. */
export interface TaskMessage {
  text: string;
  /** Name of who wrote it; `undefined` for the signed-in person. */
  author: string | undefined;
}

/** State of the quick chat, shared by header, rail and panel. */
export interface QuickChatState {
  readonly isOpen: boolean;
  /** Id of the selected chat; kept while the panel is closed. `undefined` shows the list of chats. */
  readonly openId: string | undefined;
  /** Opens the panel with this chat, or with the one selected before. */
  open: (chatId?: string) => void;
  close: () => void;
  /** Returns to the list of chats. */
  showList: () => void;
  /** Unsent text by chat id. */
  readonly drafts: Map<string, string>;
  /** Adds a task about a message; not offered without it. */
  readonly addTask: ((message: TaskMessage) => void) | undefined;
}

const QuickChatContext = createContext<QuickChatState | null>(null);

export type QuickChatProviderProps = {
  children: ReactNode;
  initiallyOpen?: boolean;
  /** Id of the chat selected initially. */
  initialChat?: string | undefined;
  /** Adds a task about a message; not offered without it. */
  onAddTask?: ((message: TaskMessage) => void) | undefined;
};

/**
 * Stores whether the quick chat is open and which chat is selected. Rendered once around the layouts, so that the state
 * outlives a page.
 */
export function QuickChatProvider({ children, initiallyOpen = false, initialChat, onAddTask }: QuickChatProviderProps) {
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const [openId, setOpenId] = useState(initialChat);
  // Not state: only the message field shows it.
  const [drafts] = useState(() => new Map<string, string>());
  // Stable: the avatars of all chats must not render again with each page.
  const state = useMemo(
    (): QuickChatState => ({
      isOpen,
      openId,
      open(chatId) {
        if (chatId !== undefined) setOpenId(chatId);
        setIsOpen(true);
      },
      close: () => setIsOpen(false),
      showList: () => setOpenId(undefined),
      drafts,
      addTask: onAddTask,
    }),
    [isOpen, openId, drafts, onAddTask],
  );
  return <QuickChatContext value={state}>{children}</QuickChatContext>;
}

/** The state of the quick chat; throws outside `QuickChatProvider`. */
export function useQuickChat(): QuickChatState {
  const state = use(QuickChatContext);
  if (!state) {
    throw new Error(
      'useQuickChat found no QuickChatProvider above, so header, rail and panel could not agree. Wrap the layouts in one.',
    );
  }
  return state;
}
