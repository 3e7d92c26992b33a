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

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { memoryStore } from '#mocks/core/memoryStore';

import { createMailHandlers } from './handlers';
import { defaultSettings } from './store';
import type { StoredMail } from './store';

const loadSeed = () => import('./seed/mails');
const memoryMails = (seed: () => Promise<StoredMail[]>) => memoryStore('mails', seed);

/** How the calls of the mailbox go wrong, and what they may hold, by name. */
export const mailboxScenarios = {
  settings: {
    ...failureScenarios(getMailSettings),
    /** Somebody has chosen these. */
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
  /** There are no mails at all. */
  empty: () => createMailHandlers(memoryMails(async () => [])),
  /** These are there, and no others. */
  holds: (list: readonly StoredMail[]) => createMailHandlers(memoryMails(async () => [...list])),
  /** Years of mails. */
  many: (count = 10_000) => createMailHandlers(memoryMails(async () => (await loadSeed()).manyMails(count, now()))),
  /** People who have been answering each other for long. */
  longConversation: (count = 100) =>
    createMailHandlers(memoryMails(async () => (await loadSeed()).longConversation(count, now()))),
};
