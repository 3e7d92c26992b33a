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
    lines: [`The verification of ${facility} expires on ${date}. Check the details and confirm them.`],
    link: 'Check details',
  }),
  doubted: ({ facility }) => ({
    subject: `Visitors reported incorrect details for ${facility}`,
    lines: ['We received three reports within 30 days. The facility is now marked as due for review.'],
    link: 'View facility',
  }),
  suspended: ({ facility, message }) => ({
    subject: `${facility} has been suspended`,
    lines: [
      'The facility is not visible to the public for now. Message from the administrator:',
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  reinstated: ({ facility, message }) => ({
    subject: `${facility} has been relisted`,
    lines: ['The facility is visible to everyone again. Message from the administrator:', ...messageLines(message)],
    link: 'My facilities',
  }),
  merged: ({ facility, message, other = '' }) => ({
    subject: `${facility} has been merged with ${other}`,
    lines: [
      `They were the same facility. The old link now opens ${other}. Message from the administrator:`,
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  separated: ({ facility, message }) => ({
    subject: `${facility} has its own page again`,
    lines: [
      'It had been merged with another facility by mistake. Message from the administrator:',
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  unverified: ({ facility, message }) => ({
    subject: `${facility} is no longer verified`,
    lines: [
      'The verification has been removed. Anyone can request a new one. Message from the administrator:',
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  revoked: ({ facility, message }) => ({
    subject: `You no longer manage ${facility}`,
    lines: [
      'An administrator has removed you as manager. To appeal, claim the facility again within 14 days.',
      ...messageLines(message),
    ],
    link: 'My facilities',
  }),
  'owner-gone': ({ facility }) => ({
    subject: `${facility} no longer has a manager`,
    lines: ['Your claim no longer needs a response from the manager. An administrator will now decide.'],
    link: 'My facilities',
  }),
  deleted: ({ facility }) => ({
    subject: `${facility} has been deleted`,
    lines: ['It was not approved and was not resubmitted within 90 days. You can add it again at any time.'],
  }),
};

const turkish: Mails = {
  due: ({ facility, date = '' }) => ({
    subject: `${facility} bilgileri hâlâ doğru mu?`,
    lines: [`${facility} için doğrulamanın süresi ${date} tarihinde doluyor. Bilgileri kontrol edip doğrulayın.`],
    link: 'Bilgileri kontrol et',
  }),
  doubted: ({ facility }) => ({
    subject: `Ziyaretçiler ${facility} için yanlış bilgi bildirdi`,
    lines: ['30 gün içinde üç bildirim aldık. Tesis, gözden geçirilmek üzere işaretlendi.'],
    link: 'Tesisi görüntüle',
  }),
  suspended: ({ facility, message }) => ({
    subject: `${facility} askıya alındı`,
    lines: ['Tesis şimdilik herkese açık değil. Yöneticiden mesaj:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  reinstated: ({ facility, message }) => ({
    subject: `${facility} yeniden listelendi`,
    lines: ['Tesisi yeniden herkes görebilir. Yöneticiden mesaj:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  merged: ({ facility, message, other = '' }) => ({
    subject: `${facility}, ${other} ile birleştirildi`,
    lines: [
      `İkisi aynı tesisti. Eski bağlantı artık ${other} sayfasını açıyor. Yöneticiden mesaj:`,
      ...messageLines(message),
    ],
    link: 'Tesislerim',
  }),
  separated: ({ facility, message }) => ({
    subject: `${facility} tesisinin yeniden kendi sayfası var`,
    lines: ['Yanlışlıkla başka bir tesisle birleştirilmişti. Yöneticiden mesaj:', ...messageLines(message)],
    link: 'Tesislerim',
  }),
  unverified: ({ facility, message }) => ({
    subject: `${facility} artık doğrulanmış değil`,
    lines: [
      'Doğrulama kaldırıldı. Herkes yeni bir doğrulama isteyebilir. Yöneticiden mesaj:',
      ...messageLines(message),
    ],
    link: 'Tesislerim',
  }),
  revoked: ({ facility, message }) => ({
    subject: `Artık ${facility} tesisini yönetmiyorsunuz`,
    lines: [
      'Bir yönetici sizi tesis sorumluluğundan kaldırdı. İtiraz etmek için 14 gün içinde tesisi yeniden sahiplenin.',
      ...messageLines(message),
    ],
    link: 'Tesislerim',
  }),
  'owner-gone': ({ facility }) => ({
    subject: `${facility} tesisinin artık sorumlusu yok`,
    lines: ['Başvurunuz için artık tesis sorumlusunun yanıtı gerekmiyor. Şimdi bir yönetici karar verecek.'],
    link: 'Tesislerim',
  }),
  deleted: ({ facility }) => ({
    subject: `${facility} silindi`,
    lines: ['Onaylanmamış ve 90 gün içinde yeniden gönderilmemişti. İstediğiniz zaman yeniden ekleyebilirsiniz.'],
  }),
};

/** The texts of these mails in both languages. */
export const listingMailTexts: Readonly<Record<DataLanguage, Mails>> = { en: english, tr: turkish };
