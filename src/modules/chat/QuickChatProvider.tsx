import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';

/** The quick chat as header, rail and panel share it. */
export interface QuickChatState {
  readonly isOpen: boolean;
  /** The chosen chat; it stays chosen while the panel is closed. Without one the panel lists all chats. */
  readonly openId: string | undefined;
  /** Opens the panel, with this chat or with the one that was chosen before. */
  open: (chatId?: string) => void;
  close: () => void;
  /** Back to the list of chats. */
  showList: () => void;
  /** What was typed and not yet sent, by chat. */
  readonly drafts: Map<string, string>;
}

const QuickChatContext = createContext<QuickChatState | null>(null);

export type QuickChatProviderProps = {
  children: ReactNode;
  initiallyOpen?: boolean;
  /** Id of the chat that is chosen at first. */
  initialChat?: string | undefined;
};

/** Holds whether the quick chat is open and which chat is chosen; once, around the layouts, so that both outlive a page. */
export function QuickChatProvider({ children, initiallyOpen = false, initialChat }: QuickChatProviderProps) {
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const [openId, setOpenId] = useState(initialChat);
  // Not a state: nobody but the field shows what is typed.
  const [drafts] = useState(() => new Map<string, string>());
  return (
    <QuickChatContext
      value={{
        isOpen,
        openId,
        open(chatId) {
          if (chatId !== undefined) setOpenId(chatId);
          setIsOpen(true);
        },
        close: () => setIsOpen(false),
        showList: () => setOpenId(undefined),
        drafts,
      }}
    >
      {children}
    </QuickChatContext>
  );
}

/** Opens and closes the quick chat from anywhere below `QuickChatProvider`; throws where there is none. */
export function useQuickChat(): QuickChatState {
  const state = use(QuickChatContext);
  if (!state) {
    throw new Error(
      'useQuickChat found no QuickChatProvider above, so header, rail and panel could not agree. Wrap the layouts in one.',
    );
  }
  return state;
}
