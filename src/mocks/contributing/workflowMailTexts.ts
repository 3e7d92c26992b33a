import type { DataLanguage } from '#mocks/core/localized';

import { listingMailTexts } from './listingMailTexts';
import type { ListingMailKind } from './listingMailTexts';
import type { MailText } from '#mocks/outbox/accountMailTexts';

/** Kinds of mails about a facility, a request or a claim. */
export type WorkflowMailKind =
  | 'receipt'
  | 'needed'
  | 'link'
  | 'code'
  | 'claimed'
  | 'owner-agreed'
  | 'decide-now'
  | 'approved'
  | 'rejected'
  | 'told-owner'
  | 'transferred'
  | 'lapsed'
  | 'withdrawn'
  | 'undone'
  | 'relinquished'
  | ListingMailKind;

/** The facts of a mail's text; `date` is already formatted. */
export type WorkflowFacts = {
  name: string;
  facility: string;
  what: 'new-facility' | 'verify' | 'reverify' | 'change' | 'claim';
  message?: string;
  code?: string;
  date?: string;
  /** The facility that another was merged into. */
  other?: string;
};

type Mails = Readonly<Record<WorkflowMailKind, (facts: WorkflowFacts) => MailText>>;

const subjectEn: Readonly<Record<WorkflowFacts['what'], string>> = {
  'new-facility': 'new facility',
  verify: 'verification',
  reverify: 'verification',
  change: 'change of details',
  claim: 'claim',
};
const subjectTr: Readonly<Record<WorkflowFacts['what'], string>> = {
  'new-facility': 'yeni tesis',
  verify: 'doğrulama',
  reverify: 'doğrulama',
  change: 'bilgi değişikliği',
  claim: 'sahiplik',
};

const english: Mails = {
  ...listingMailTexts.en,
  receipt: ({ facility, what }) => ({
    subject: `We have received your ${subjectEn[what]} for ${facility}`,
    lines: ['An administrator will look at it, usually within 5 working days. You can follow it in My facilities.'],
    link: 'My facilities',
  }),
  needed: ({ facility, what }) => ({
    subject: `Decision needed: ${subjectEn[what]} of ${facility}`,
    lines: ['A request waits for a decision. The link works once, for 7 days, and only for administrators.'],
    link: 'Review the request',
  }),
  link: ({ facility, what }) => ({
    subject: `Your new decision link: ${subjectEn[what]} of ${facility}`,
    lines: ['You asked for a new link. It works once, for 7 days, and only for administrators.'],
    link: 'Review the request',
  }),
  code: ({ facility, code = '' }) => ({
    subject: `${code} is the code for ${facility}`,
    lines: [
      `Somebody asks to manage ${facility} in the facility directory. Give them this code only if you want that: ${code}.`,
      'It works for 10 minutes.',
    ],
  }),
  claimed: ({ facility, date = '' }) => ({
    subject: `Somebody claims ${facility}`,
    lines: [
      `Somebody else asks to manage ${facility}. You can agree or disagree until ${date}.`,
      'Without an answer an administrator decides after that date.',
    ],
    link: 'Answer the claim',
  }),
  'owner-agreed': ({ facility }) => ({
    subject: `The manager of ${facility} agrees to your claim`,
    lines: ['An administrator decides next.'],
    link: 'My facilities',
  }),
  'decide-now': ({ facility }) => ({
    subject: `The claim on ${facility} goes to an administrator`,
    lines: ['Both sides have been heard, or the time for an answer is over. An administrator decides next.'],
    link: 'My facilities',
  }),
  approved: ({ facility, what, message = '' }) => ({
    subject: `Approved: ${subjectEn[what]} of ${facility}`,
    lines: [`Your ${subjectEn[what]} for ${facility} is approved.`, ...(message === '' ? [] : [message])],
    link: 'My facilities',
  }),
  rejected: ({ facility, what, message = '' }) => ({
    subject: `Not approved: ${subjectEn[what]} of ${facility}`,
    lines: [`Your ${subjectEn[what]} for ${facility} is not approved.`, message],
    link: 'My facilities',
  }),
  'told-owner': ({ facility }) => ({
    subject: `${facility} has been verified`,
    lines: ['Somebody checked the details, and an administrator confirmed them. Corrections may have been applied.'],
    link: 'My facilities',
  }),
  transferred: ({ facility }) => ({
    subject: `You no longer manage ${facility}`,
    lines: ['An administrator gave the facility to somebody else. You can appeal for 14 days by claiming it again.'],
    link: 'My facilities',
  }),
  lapsed: ({ facility, what }) => ({
    subject: `Your ${subjectEn[what]} for ${facility} has ended`,
    lines: ['Nobody decided it within 30 days. You can send it again.'],
    link: 'My facilities',
  }),
  withdrawn: ({ facility, what }) => ({
    subject: `You have taken back your ${subjectEn[what]} for ${facility}`,
    lines: ['Nobody will decide it. You can send it again at any time.'],
    link: 'My facilities',
  }),
  undone: ({ facility, what }) => ({
    subject: `The decision about your ${subjectEn[what]} for ${facility} was taken back`,
    lines: ['An administrator will look at it again.'],
    link: 'My facilities',
  }),
  relinquished: ({ facility }) => ({
    subject: `You have given up ${facility}`,
    lines: ['You no longer manage this facility. You can claim it again at any time.'],
    link: 'My facilities',
  }),
};

const turkish: Mails = {
  ...listingMailTexts.tr,
  receipt: ({ facility, what }) => ({
    subject: `${facility} için ${subjectTr[what]} isteğinizi aldık`,
    lines: [
      'Bir yönetici isteğinizi genellikle 5 iş günü içinde inceler. Durumu Tesislerim sayfasında izleyebilirsiniz.',
    ],
    link: 'Tesislerim',
  }),
  needed: ({ facility, what }) => ({
    subject: `Karar bekleniyor: ${facility}, ${subjectTr[what]}`,
    lines: ['Bir istek karar bekliyor. Bağlantı bir kez, 7 gün boyunca ve yalnızca yöneticiler için çalışır.'],
    link: 'İsteği incele',
  }),
  link: ({ facility, what }) => ({
    subject: `Yeni karar bağlantınız: ${facility}, ${subjectTr[what]}`,
    lines: ['Yeni bir bağlantı istediniz. Bir kez, 7 gün boyunca ve yalnızca yöneticiler için çalışır.'],
    link: 'İsteği incele',
  }),
  code: ({ facility, code = '' }) => ({
    subject: `${facility} için kod: ${code}`,
    lines: [
      `Birisi tesis rehberinde ${facility} tesisini yönetmek istiyor. Yalnızca bunu istiyorsanız şu kodu verin: ${code}.`,
      'Kod 10 dakika geçerlidir.',
    ],
  }),
  claimed: ({ facility, date = '' }) => ({
    subject: `Birisi ${facility} tesisini sahipleniyor`,
    lines: [
      `Başka biri ${facility} tesisini yönetmek istiyor. ${date} tarihine kadar kabul ya da itiraz edebilirsiniz.`,
      'Yanıt vermezseniz bu tarihten sonra bir yönetici karar verir.',
    ],
    link: 'Yanıt ver',
  }),
  'owner-agreed': ({ facility }) => ({
    subject: `${facility} yöneticisi isteğinizi kabul etti`,
    lines: ['Sırada yöneticinin kararı var.'],
    link: 'Tesislerim',
  }),
  'decide-now': ({ facility }) => ({
    subject: `${facility} için sahiplik isteği yöneticide`,
    lines: ['İki taraf da dinlendi ya da yanıt süresi doldu. Sırada yöneticinin kararı var.'],
    link: 'Tesislerim',
  }),
  approved: ({ facility, what, message = '' }) => ({
    subject: `Onaylandı: ${facility}, ${subjectTr[what]}`,
    lines: [`${facility} için ${subjectTr[what]} isteğiniz onaylandı.`, ...(message === '' ? [] : [message])],
    link: 'Tesislerim',
  }),
  rejected: ({ facility, what, message = '' }) => ({
    subject: `Onaylanmadı: ${facility}, ${subjectTr[what]}`,
    lines: [`${facility} için ${subjectTr[what]} isteğiniz onaylanmadı.`, message],
    link: 'Tesislerim',
  }),
  'told-owner': ({ facility }) => ({
    subject: `${facility} doğrulandı`,
    lines: ['Birisi bilgileri denetledi, bir yönetici de onayladı. Düzeltmeler uygulanmış olabilir.'],
    link: 'Tesislerim',
  }),
  transferred: ({ facility }) => ({
    subject: `Artık ${facility} tesisini yönetmiyorsunuz`,
    lines: ['Bir yönetici tesisi başkasına verdi. 14 gün içinde yeniden sahiplenerek itiraz edebilirsiniz.'],
    link: 'Tesislerim',
  }),
  lapsed: ({ facility, what }) => ({
    subject: `${facility} için ${subjectTr[what]} isteğiniz sona erdi`,
    lines: ['30 gün içinde karar verilmedi. İsteğinizi yeniden gönderebilirsiniz.'],
    link: 'Tesislerim',
  }),
  withdrawn: ({ facility, what }) => ({
    subject: `${facility} için ${subjectTr[what]} isteğinizi geri çektiniz`,
    lines: ['İstek hakkında karar verilmeyecek. İstediğiniz zaman yeniden gönderebilirsiniz.'],
    link: 'Tesislerim',
  }),
  undone: ({ facility, what }) => ({
    subject: `${facility} için ${subjectTr[what]} isteğinizle ilgili karar geri alındı`,
    lines: ['Bir yönetici isteğinizi yeniden inceleyecek.'],
    link: 'Tesislerim',
  }),
  relinquished: ({ facility }) => ({
    subject: `${facility} tesisini bıraktınız`,
    lines: ['Artık bu tesisi yönetmiyorsunuz. Dilediğiniz zaman yeniden sahiplenebilirsiniz.'],
    link: 'Tesislerim',
  }),
};

const mails: Readonly<Record<DataLanguage, Mails>> = { en: english, tr: turkish };

/** The text of a mail in the recipient's language. */
export function workflowMailText(
  kind: WorkflowMailKind,
  language: DataLanguage,
  facts: WorkflowFacts,
): MailText & { greeting: string } {
  const greeting = language === 'tr' ? `Merhaba ${facts.name},` : `Hello ${facts.name},`;
  return { ...mails[language][kind](facts), greeting };
}
