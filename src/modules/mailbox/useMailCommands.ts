import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Mail } from './api';
import type { MailCommand } from './mailShortcuts';
import type { ReplyMode } from './reply';
import type { MailActions } from './useMailActions';
import { useMailShortcuts } from './useMailShortcuts';

type Options = {
  enabled: boolean;
  list: RefObject<HTMLUListElement | null>;
  mails: readonly Mail[];
  /** Id of the mail that is read, in the address before the mail itself is there. */
  openId: string | undefined;
  /** The mail that is read. */
  open: Mail | undefined;
  selected: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  actions: MailActions;
  pathTo: (id?: string) => string;
  /** Answers a mail, which may be about to be drawn. */
  onReply: (mode: ReplyMode, id: string) => void;
  onCompose: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

/**
 * What single keys do. With a mail open, J and K open the next; without, they move through the list. An action is about
 * the selected mails, else the one that has the focus, else the open one.
 */
export function useMailCommands({
  enabled,
  list,
  mails,
  openId,
  open,
  selected,
  onSelectedChange,
  actions,
  pathTo,
  onReply,
  onCompose,
  onSearch,
  onHelp,
}: Options): void {
  const navigate = useNavigate();
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
  const focusedIndex = () =>
    links().findIndex(
      (link) => link.closest('li')?.contains(document.activeElement) && document.activeElement !== null,
    );

  // Keys come faster than mails are drawn. This is where they have led, from the mail that is drawn (none: the list) to
  // the one that will be: the next key goes on from there.
  const pendingIds = useRef<ReadonlyArray<string | undefined>>([]);
  const isNavigating = () => pendingIds.current.includes(openId);
  const targetId = () => (isNavigating() ? pendingIds.current.at(-1) : openId);

  useEffect(() => {
    // Arrived, or somewhere else altogether.
    if (pendingIds.current.at(-1) === openId || !pendingIds.current.includes(openId)) pendingIds.current = [];
  }, [openId]);

  function goTo(id?: string) {
    pendingIds.current = id === openId ? [] : [...(isNavigating() ? pendingIds.current : [openId]), id];
    void navigate(pathTo(id));
  }

  /** The mail that is read, or is about to be. */
  function currentMail(): Mail | undefined {
    const id = targetId();
    return open?.id === id ? open : mails.find((mail) => mail.id === id);
  }

  function step(by: 1 | -1): boolean {
    const from = targetId();
    if (from !== undefined) {
      const at = mails.findIndex(({ id }) => id === from);
      const next = mails[at < 0 ? 0 : at + by];
      if (next === undefined) return true;
      // A focus in the list goes along, or the next key would be about the mail that is left behind.
      if (focusedIndex() >= 0) links()[mails.indexOf(next)]?.focus();
      goTo(next.id);
      return true;
    }
    const at = focusedIndex();
    links()[at < 0 ? 0 : at + by]?.focus();
    return true;
  }

  /** What an action is about, and the mail it is done to where it is one. */
  function targets(): Mail[] {
    const chosen = mails.filter(({ id }) => selected.has(id));
    if (chosen.length > 0) return chosen;
    const reading = currentMail();
    // Where the focus was belongs to the mail that is being left.
    const focused = isNavigating() ? undefined : mails[focusedIndex()];
    return focused ? [focused] : reading ? [reading] : [];
  }

  async function trash() {
    const targetMails = targets();
    const at = focusedIndex();
    const all = links();
    // The one that has the focus is about to go: its neighbour takes over.
    const neighbour = all[at + 1] ?? all[at - 1];
    const trashed = await actions.trash(targetMails);
    if (!trashed) return;
    const reading = targetId();
    if (targetMails.some(({ id }) => id === reading)) goTo();
    else if (at >= 0) neighbour?.focus();
  }

  function reply(mode: ReplyMode): boolean {
    const reading = currentMail();
    if (reading) onReply(mode, reading.id);
    return reading !== undefined;
  }

  function run(command: MailCommand): boolean {
    switch (command) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'compose':
        onCompose();
        return true;
      case 'search':
        onSearch();
        return true;
      case 'help':
        onHelp();
        return true;
      case 'select': {
        const focused = mails[focusedIndex()];
        if (!focused) return false;
        const next = new Set(selected);
        if (!next.delete(focused.id)) next.add(focused.id);
        onSelectedChange(next);
        return true;
      }
      case 'reply':
      case 'replyAll':
      case 'forward':
        return reply(command);
      default:
        break;
    }
    const targetMails = targets();
    if (targetMails.length === 0) return false;
    if (command === 'star') actions.mark(targetMails, { starred: !targetMails.every(({ starred }) => starred) });
    else if (command === 'unread') actions.mark(targetMails, { unread: !targetMails.every(({ unread }) => unread) });
    else void trash();
    return true;
  }

  useMailShortcuts(enabled, run);
}
