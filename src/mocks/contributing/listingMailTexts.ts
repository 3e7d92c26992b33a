import type { DataLanguage } from '#mocks/core/localized';

import type { MailText } from '#mocks/outbox/accountMailTexts';

/** Subjects of mails about a facility's listing. */
export type ListingMailKind =
  | 'due'
  | 'doubted'
  | 'suspended'
  | 'reinstated'
  | 'merged'
  | 'separated'
  | 'unverified'
  | 'revoked'
  | 'owner-gone'
  | 'deleted';

type Facts = { facility: string; message?: string; date?: string; other?: string };
type Mails = Readonly<Record<ListingMailKind, (facts: Facts) => MailText>>;

const messageLines = (message = '') => (message === '' ? [] : [message]);

const english: Mails = {
  due: ({ facility, date = '' }) => ({
    subject: `Are the details of ${facility} still correct?`,
    lines: [`The verification of ${facility} ends on ${date}. Look at the details once more and confirm them.`],
    link: 'Check the details',
  }),
  doubted: ({ facility }) => ({
    subject: `Visitors say that details of ${facility} are wrong`,
    lines: ['There were three reports within 30 days. The facility is marked as due for a new check.'],
    link: 'See the facility',
  }),
  suspended: ({ facility, message }) => ({
    subject: `${facility} has been suspended`,
    lines: ['The public does not see the facility for now. An administrator wrote:', ...messageLines(message)],
    link: 'My facilities',
  }),
  reinstated: ({ facility, message }) => ({
    subject: `${facility} is listed again`,
    lines: ['Everybody sees the facility again. An administrator wrote:', ...messageLines(message)],
    link: 'My facilities',
  }),
  merged: ({ facility, message, other = '' }) => ({
    subject: `${facility} now leads to ${other}`,
    lines: [
      `Both were the same facility. The old address leads to ${other}. An administrator wrote:`,
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  separated: ({ facility, message }) => ({
    subject: `${facility} has a page of its own again`,
    lines: ['It had been taken for another facility. An administrator wrote:', ...messageLines(message)],
    link: 'My facilities',
  }),
  unverified: ({ facility, message }) => ({
    subject: `${facility} is no longer marked as verified`,
    lines: [
      'The verification was taken back; anybody can ask for a new one. An administrator wrote:',
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  revoked: ({ facility, message }) => ({
    subject: `You no longer manage ${facility}`,
    lines: ['An administrator ended this. You can appeal for 14 days by claiming it again.', ...messageLines(message)],
    link: 'My facilities',
  }),
  'owner-gone': ({ facility }) => ({
    subject: `${facility} has no manager any more`,
    lines: ['Your claim need not wait for an answer. An administrator decides next.'],
    link: 'My facilities',
  }),
  deleted: ({ facility }) => ({
    subject: `${facility} has been deleted`,
    lines: ['It was not approved, and nobody sent it again within 90 days. You can add it anew at any time.'],
  }),
};

const turkish: Mails = {
  due: ({ facility, date = '' }) => ({
    subject: `${facility} bilgileri hâlâ doğru mu?`,
    lines: [`${facility} için doğrulama ${date} tarihinde sona eriyor. Bilgilere bir kez daha bakıp onaylayın.`],
    link: 'Bilgileri denetle',
  }),
  doubted: ({ facility }) => ({
    subject: `Ziyaretçilere göre ${facility} bilgileri yanlış`,
    lines: ['30 gün içinde üç bildirim geldi. Tesis yeniden denetlenmek üzere işaretlendi.'],
    link: 'Tesise bak',
  }),
  suspended: ({ facility, message }) => ({
    subject: `${facility} askıya alındı`,
    lines: ['Tesis şimdilik herkese açık değil. Yöneticinin notu:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  reinstated: ({ facility, message }) => ({
    subject: `${facility} yeniden listede`,
    lines: ['Tesisi yeniden herkes görebilir. Yöneticinin notu:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  merged: ({ facility, message, other = '' }) => ({
    subject: `${facility} artık ${other} sayfasına yönlendiriliyor`,
    lines: [`İkisi aynı tesisti. Eski adres ${other} sayfasını açar. Yöneticinin notu:`, ...messageLines(message)],
    link: 'Tesislerim',
  }),
  separated: ({ facility, message }) => ({
    subject: `${facility} yeniden kendi sayfasında`,
    lines: ['Başka bir tesis sanılmıştı. Yöneticinin notu:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  unverified: ({ facility, message }) => ({
    subject: `${facility} artık doğrulanmış görünmüyor`,
    lines: ['Doğrulama geri alındı; herkes yenisini isteyebilir. Yöneticinin notu:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  revoked: ({ facility, message }) => ({
    subject: `Artık ${facility} tesisini yönetmiyorsunuz`,
    lines: [
      'Yetkinizi bir yönetici sona erdirdi. 14 gün içinde yeniden sahiplenerek itiraz edebilirsiniz.',
      ...messageLines(message),
    ],
    link: 'Tesislerim',
  }),
  'owner-gone': ({ facility }) => ({
    subject: `${facility} tesisinin artık yöneticisi yok`,
    lines: ['İsteğinizin bir yanıt beklemesi gerekmiyor. Sırada yöneticinin kararı var.'],
    link: 'Tesislerim',
  }),
  deleted: ({ facility }) => ({
    subject: `${facility} silindi`,
    lines: ['Onaylanmamıştı ve 90 gün içinde yeniden gönderilmedi. Dilediğiniz zaman yeniden ekleyebilirsiniz.'],
  }),
};

/** The texts of these mails in both languages. */
export const listingMailTexts: Readonly<Record<DataLanguage, Mails>> = { en: english, tr: turkish };
