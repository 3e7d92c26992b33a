import { createContext, use } from 'react';

import type { MailFilter, MailLabel, MailSettings } from './api';
import type { MailView } from './mailboxPath';
import type { FolderSummary } from './queries';
import type { MailActions } from './useMailActions';

/** What every part of the screen knows. Lists are empty while they are fetched. */
export interface Mailbox {
  view: MailView;
  page: number;
  search: string;
  /** Without their counts, which change with every mail that is read. */
  folders: readonly FolderSummary[];
  filters: readonly MailFilter[];
  labels: readonly MailLabel[];
  settings: MailSettings;
  actions: MailActions;
  /** The address of a mail of this page, or of the page itself; the search stays. */
  pathTo: (id?: string) => string;
  /** The address that goes on writing a draft over this page, or over a mail that is open there. */
  composePath: (id: string, over: string | undefined) => string;
  /** Begins a new mail over what is shown. */
  startCompose: () => void;
}

/** Around the parts of the mailbox. */
export const MailboxContext = createContext<Mailbox | null>(null);

/** What every part of the screen knows; throws outside of the mailbox. */
export function useMailbox(): Mailbox {
  const mailbox = use(MailboxContext);
  if (!mailbox) throw new Error('useMailbox found no mailbox above. Its parts stand in MailboxPage only.');
  return mailbox;
}
