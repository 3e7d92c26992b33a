import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Selection } from '#lib/selection/useSelection';

import type { Mail } from './api';
import type { MailCommand } from './mailShortcuts';
import type { ReplyMode } from './reply';
import type { MailActions } from './useMailActions';
import { useMailShortcuts } from './useMailShortcuts';

type Options = {
  enabled: boolean;
  list: RefObject<HTMLUListElement | null>;
  mails: readonly Mail[];
  /** Id of the open mail, known from the URL before the mail is loaded. */
  openId: string | undefined;
  /** The open mail. */
  open: Mail | undefined;
  selection: Selection;
  actions: MailActions;
  pathTo: (id?: string) => string;
  /** Called to reply to a mail, which may not be rendered yet. */
  onReply: (mode: ReplyMode, id: string) => void;
  onCompose: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

/**
 * Runs the single-key shortcuts. J and K open the next or previous mail, or move focus in the list while no mail is
 * open. Other commands apply to the selected mails, else to the focused one, else to the open one.
 */
export function useMailCommands({
  enabled,
  list,
  mails,
  openId,
  open,
  selection,
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

  // Keys can be pressed faster than navigation completes. These are the ids from the open mail (`undefined`: the list)
  // to the one being navigated to, from which the next key continues.
  const pendingIds = useRef<ReadonlyArray<string | undefined>>([]);
  const isNavigating = () => pendingIds.current.includes(openId);
  const targetId = () => (isNavigating() ? pendingIds.current.at(-1) : openId);

  useEffect(() => {
    // Navigation completed, or went somewhere else.
    if (pendingIds.current.at(-1) === openId || !pendingIds.current.includes(openId)) pendingIds.current = [];
  }, [openId]);

  function goTo(id?: string) {
    pendingIds.current = id === openId ? [] : [...(isNavigating() ? pendingIds.current : [openId]), id];
    void navigate(pathTo(id));
  }

  /** The open mail, or the one being navigated to. */
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
      // Move focus along, otherwise the next command would apply to the previous mail.
      if (focusedIndex() >= 0) links()[mails.indexOf(next)]?.focus();
      goTo(next.id);
      return true;
    }
    const at = focusedIndex();
    links()[at < 0 ? 0 : at + by]?.focus();
    return true;
  }

  /** The mails that a command applies to. */
  function targets(): Mail[] {
    const selectedMails = mails.filter(({ id }) => selection.isSelected(id));
    if (selectedMails.length > 0) return selectedMails;
    const current = currentMail();
    // While navigating, focus is still on the previous mail.
    const focused = isNavigating() ? undefined : mails[focusedIndex()];
    return focused ? [focused] : current ? [current] : [];
  }

  async function trash() {
    const targetMails = targets();
    const at = focusedIndex();
    const rows = links();
    // The focused row is about to unmount: focus moves to its neighbour.
    const neighbour = rows[at + 1] ?? rows[at - 1];
    const trashed = await actions.trash(targetMails);
    if (!trashed) return;
    const openMailId = targetId();
    if (targetMails.some(({ id }) => id === openMailId)) goTo();
    else if (at >= 0) neighbour?.focus();
  }

  function reply(mode: ReplyMode): boolean {
    const current = currentMail();
    if (current) onReply(mode, current.id);
    return current !== undefined;
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
        selection.select(focused.id, { add: true });
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
