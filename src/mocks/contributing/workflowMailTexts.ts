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
  change: 'change',
  claim: 'claim',
};
const subjectTr: Readonly<Record<WorkflowFacts['what'], string>> = {
  'new-facility': 'yeni tesis',
  verify: 'doğrulama',
  reverify: 'doğrulama',
  change: 'bilgi değişikliği',
  claim: 'sahiplik',
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const english: Mails = {
  ...listingMailTexts.en,
  receipt: ({ facility, what }) => ({
    subject: `Submission received: ${facility} (${subjectEn[what]})`,
    lines: [
      'An administrator will review it, usually within 5 working days. You can follow its progress in My facilities.',
    ],
    link: 'My facilities',
  }),
  needed: ({ facility, what }) => ({
    subject: `${capitalize(subjectEn[what])} to review: ${facility}`,
    lines: [
      'A request is waiting for a decision. The link can be used once by an administrator and is valid for 7 days.',
    ],
    link: 'Review request',
  }),
  link: ({ facility, what }) => ({
    subject: `Your new decision link: ${facility} (${subjectEn[what]})`,
    lines: ['You requested a new link. It can be used once by an administrator and is valid for 7 days.'],
    link: 'Review request',
  }),
  code: ({ facility, code = '' }) => ({
    subject: `${code} is your code for ${facility}`,
    lines: [
      `Someone wants to manage ${facility} in the facility directory. Only share this code if you agree: ${code}.`,
      'The code is valid for 10 minutes.',
    ],
  }),
  claimed: ({ facility, date = '' }) => ({
    subject: `Someone wants to manage ${facility}`,
    lines: [
      `Someone else wants to manage ${facility}. You can agree or disagree until ${date}.`,
      'If you don’t respond, an administrator decides after that date.',
    ],
    link: 'Respond to the claim',
  }),
  'owner-agreed': ({ facility }) => ({
    subject: `The manager of ${facility} has agreed to your claim`,
    lines: ['An administrator will now decide.'],
    link: 'My facilities',
  }),
  'decide-now': ({ facility }) => ({
    subject: `Your claim for ${facility} is with an administrator`,
    lines: ['The manager has responded, or the time to respond is over. An administrator will now decide.'],
    link: 'My facilities',
  }),
  approved: ({ facility, what, message = '' }) => ({
    subject: `Approved: ${facility} (${subjectEn[what]})`,
    lines: [
      what === 'new-facility'
        ? `${facility} has been approved and published.`
        : `Your ${subjectEn[what]} for ${facility} has been approved.`,
      ...(message === '' ? [] : [message]),
    ],
    link: 'My facilities',
  }),
  rejected: ({ facility, what, message = '' }) => ({
    subject: `Not approved: ${facility} (${subjectEn[what]})`,
    lines: [
      what === 'new-facility'
        ? `${facility} was not approved.`
        : `Your ${subjectEn[what]} for ${facility} was not approved.`,
      message,
    ],
    link: 'My facilities',
  }),
  'told-owner': ({ facility }) => ({
    subject: `${facility} has been verified`,
    lines: ['Someone checked the details and an administrator approved them. Some details may have been corrected.'],
    link: 'My facilities',
  }),
  transferred: ({ facility }) => ({
    subject: `You no longer manage ${facility}`,
    lines: ['An administrator has transferred the facility to someone else. To appeal, claim it again within 14 days.'],
    link: 'My facilities',
  }),
  lapsed: ({ facility, what }) => ({
    subject: `Your request has expired: ${facility} (${subjectEn[what]})`,
    lines: ['No decision was made within 30 days. You can submit it again.'],
    link: 'My facilities',
  }),
  withdrawn: ({ facility, what }) => ({
    subject: `Request withdrawn: ${facility} (${subjectEn[what]})`,
    lines: ['You have withdrawn this request. You can submit it again at any time.'],
    link: 'My facilities',
  }),
  undone: ({ facility, what }) => ({
    subject: `Decision undone: ${facility} (${subjectEn[what]})`,
    lines: ['An administrator will review your request again.'],
    link: 'My facilities',
  }),
  relinquished: ({ facility }) => ({
    subject: `You no longer manage ${facility}`,
    lines: ['You have given up ownership of this facility. You can claim it again at any time.'],
    link: 'My facilities',
  }),
};

const turkish: Mails = {
  ...listingMailTexts.tr,
  receipt: ({ facility, what }) => ({
    subject: `Başvurunuz alındı: ${facility} (${subjectTr[what]})`,
    lines: [
      'Bir yönetici başvurunuzu genellikle 5 iş günü içinde inceler. Durumunu Tesislerim sayfasından takip edebilirsiniz.',
    ],
    link: 'Tesislerim',
  }),
  needed: ({ facility, what }) => ({
    subject: `İncelenecek başvuru: ${facility} (${subjectTr[what]})`,
    lines: [
      'Bir başvuru karar bekliyor. Bağlantı yalnızca yöneticiler tarafından bir kez kullanılabilir ve 7 gün geçerlidir.',
    ],
    link: 'Başvuruyu incele',
  }),
  link: ({ facility, what }) => ({
    subject: `Yeni karar bağlantınız: ${facility} (${subjectTr[what]})`,
    lines: [
      'Yeni bir bağlantı istediniz. Bağlantı yalnızca yöneticiler tarafından bir kez kullanılabilir ve 7 gün geçerlidir.',
    ],
    link: 'Başvuruyu incele',
  }),
  code: ({ facility, code = '' }) => ({
    subject: `${facility} için kod: ${code}`,
    lines: [
      `Biri tesis rehberinde ${facility} tesisini yönetmek istiyor. Şu kodu yalnızca kabul ediyorsanız paylaşın: ${code}.`,
      'Kod 10 dakika geçerlidir.',
    ],
  }),
  claimed: ({ facility, date = '' }) => ({
    subject: `Biri ${facility} tesisini yönetmek istiyor`,
    lines: [
      `Başka biri ${facility} tesisini yönetmek istiyor. ${date} tarihine kadar kabul edebilir veya itiraz edebilirsiniz.`,
      'Yanıt vermezseniz bu tarihten sonra bir yönetici karar verir.',
    ],
    link: 'Yanıt ver',
  }),
  'owner-agreed': ({ facility }) => ({
    subject: `${facility} sorumlusu başvurunuzu kabul etti`,
    lines: ['Şimdi bir yönetici karar verecek.'],
    link: 'Tesislerim',
  }),
  'decide-now': ({ facility }) => ({
    subject: `${facility} için sahiplik başvurunuzu bir yönetici inceliyor`,
    lines: ['Tesis sorumlusu yanıt verdi veya yanıt süresi doldu. Şimdi bir yönetici karar verecek.'],
    link: 'Tesislerim',
  }),
  approved: ({ facility, what, message = '' }) => ({
    subject: `Onaylandı: ${facility} (${subjectTr[what]})`,
    lines: [
      what === 'new-facility'
        ? `${facility} onaylandı ve yayımlandı.`
        : `${facility} için ${subjectTr[what]} başvurunuz onaylandı.`,
      ...(message === '' ? [] : [message]),
    ],
    link: 'Tesislerim',
  }),
  rejected: ({ facility, what, message = '' }) => ({
    subject: `Onaylanmadı: ${facility} (${subjectTr[what]})`,
    lines: [
      what === 'new-facility'
        ? `${facility} onaylanmadı.`
        : `${facility} için ${subjectTr[what]} başvurunuz onaylanmadı.`,
      message,
    ],
    link: 'Tesislerim',
  }),
  'told-owner': ({ facility }) => ({
    subject: `${facility} doğrulandı`,
    lines: ['Biri bilgileri kontrol etti, bir yönetici de onayladı. Bazı bilgiler düzeltilmiş olabilir.'],
    link: 'Tesislerim',
  }),
  transferred: ({ facility }) => ({
    subject: `Artık ${facility} tesisini yönetmiyorsunuz`,
    lines: ['Bir yönetici tesisi başka birine devretti. İtiraz etmek için 14 gün içinde tesisi yeniden sahiplenin.'],
    link: 'Tesislerim',
  }),
  lapsed: ({ facility, what }) => ({
    subject: `Başvurunuzun süresi doldu: ${facility} (${subjectTr[what]})`,
    lines: ['30 gün içinde karar verilmedi. Başvurunuzu yeniden gönderebilirsiniz.'],
    link: 'Tesislerim',
  }),
  withdrawn: ({ facility, what }) => ({
    subject: `Başvuru geri çekildi: ${facility} (${subjectTr[what]})`,
    lines: ['Bu başvuruyu geri çektiniz. İstediğiniz zaman yeniden gönderebilirsiniz.'],
    link: 'Tesislerim',
  }),
  undone: ({ facility, what }) => ({
    subject: `Karar geri alındı: ${facility} (${subjectTr[what]})`,
    lines: ['Bir yönetici başvurunuzu yeniden inceleyecek.'],
    link: 'Tesislerim',
  }),
  relinquished: ({ facility }) => ({
    subject: `Artık ${facility} tesisini yönetmiyorsunuz`,
    lines: ['Bu tesisin sahipliğinden vazgeçtiniz. İstediğiniz zaman yeniden sahiplenebilirsiniz.'],
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
