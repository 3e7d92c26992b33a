import { now } from '#lib/time/clock';
import {
  createMailLabel,
  deleteMailLabel,
  deleteMails,
  getAttachment,
  getMail,
  getMailFolders,
  getMailLabels,
  getMailSettings,
  getMails,
  saveDraft,
  sendMail,
  updateMail,
  updateMailLabel,
  updateMailSettings,
  updateMails,
  uploadAttachment,
} from '#modules/mailbox/api';
import type { MailSettings } from '#modules/mailbox/api';
import { defaultSettings } from '#modules/mailbox/settingChoices';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createMailHandlers } from './handlers';
import { mailIndexes } from './mailIndexes';
import type { StoredMail } from './store';

const loadSeed = () => import('./seed/mails');
const memoryMails = (seed: () => Promise<StoredMail[]>) => memoryOwnedStore('mails', seed, mailIndexes);

/** How the calls of the mailbox fail, and what they may return, by name. */
export const mailboxScenarios = {
  settings: {
    ...failureScenarios(getMailSettings),
    /** These settings are chosen. */
    are: (chosen: Partial<MailSettings>) => handle(getMailSettings, () => ({ ...defaultSettings, ...chosen })),
  },
  settingsChange: failureScenarios(updateMailSettings),
  folders: failureScenarios(getMailFolders),
  labels: failureScenarios(getMailLabels),
  labelCreate: failureScenarios(createMailLabel),
  labelChange: failureScenarios(updateMailLabel),
  labelDelete: failureScenarios(deleteMailLabel),
  list: failureScenarios(getMails),
  mail: failureScenarios(getMail),
  change: failureScenarios(updateMail),
  bulk: failureScenarios(updateMails),
  remove: failureScenarios(deleteMails),
  draft: failureScenarios(saveDraft),
  send: failureScenarios(sendMail),
  upload: failureScenarios(uploadAttachment),
  attachment: failureScenarios(getAttachment),
  /** There are no mails. */
  empty: () => createMailHandlers(memoryMails(async () => [])),
  /** Exactly these mails. */
  holds: (list: readonly StoredMail[]) => createMailHandlers(memoryMails(async () => [...list])),
  /** Years of mails. */
  many: (count = 10_000) => createMailHandlers(memoryMails(async () => (await loadSeed()).manyMails(count, now()))),
  /** One long conversation. */
  longConversation: (count = 100) =>
    createMailHandlers(memoryMails(async () => (await loadSeed()).longConversation(count, now()))),
};
