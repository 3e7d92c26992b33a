import { createScreenContext } from '#lib/react/createScreenContext';

import type { Mail, MailLabel, MailSettings } from './api';
import type { MailView } from './mailboxPath';
import type { FolderSummary } from './queries';
import type { ReplyMode } from './reply';
import type { MailActions } from './useMailActions';

/** The mail that is being replied to, and the kind of reply. */
export type ReplyState = { id: string; mode: ReplyMode };

/** State shared by all parts of the mailbox screen. Lists are empty while loading. */
export interface Mailbox {
  view: MailView;
  page: number;
  search: string;
  /** Without counts, which change whenever a mail is read. */
  folders: readonly FolderSummary[];
  labels: readonly MailLabel[];
  settings: MailSettings;
  actions: MailActions;
  /** Path of a mail on the current page, or of the page; keeps the search. */
  pathTo: (id?: string) => string;
  /** Path that opens a draft in the composer, over the current page or the open mail. */
  composePath: (id: string, over: string | undefined) => string;
  /** To be called when mails have left the list: the next one is opened instead of an open one, or takes the focus. */
  afterRemoval: (ids: readonly string[]) => void;
  /** Opens the composer with a new mail. */
  startCompose: () => void;
  /** Shows the form for a reply, or closes it. */
  setReply: (reply: ReplyState | undefined) => void;
  print: (mail: Mail) => void;
}

/** Provides the shared state to the parts of `MailboxScreen`, and returns it in them. */
export const [MailboxContext, useMailbox] = createScreenContext<Mailbox>('MailboxScreen');
