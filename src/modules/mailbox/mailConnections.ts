import { createContext } from 'react';
import type { ComponentType } from 'react';

import type { MailAddress } from '#domain/mailAddress';

import type { Mail } from './api';

/** What other modules do with a mail. The app fills it in; what is missing is not offered. */
export interface MailConnections {
  /** Adds a task about a mail. */
  addTask?: ((mail: Mail) => void) | undefined;
  /** Shown behind the name of the sender: leads to their contact. */
  SenderLink?: ComponentType<MailAddress> | undefined;
}

/** Connects the mailbox to other modules. */
export const MailConnectionsContext = createContext<MailConnections>({});
