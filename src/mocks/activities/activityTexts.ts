import type { ActivityKind } from '#modules/activities/activityKinds';

import type { Localized } from '#mocks/core/localized';

/** The sentences about an action: of the reader, of another person, of no person. A name stands for `{name}`. */
interface ActionTexts {
  kind: ActivityKind;
  /** Shown where the person has no picture. */
  icon: string;
  own: Localized;
  other: Localized;
}

const icon = (name: string) => `heroicons_outline:${name}`;

/** What is recorded, with its sentences; names are set in bold. */
export const actions = {
  approved: {
    kind: 'decision',
    icon: icon('check-badge'),
    own: { en: 'You <b>approved</b> a request', tr: 'Bir başvuruyu <b>onayladınız</b>' },
    other: { en: '<b>{name}</b> approved a request', tr: '<b>{name}</b> bir başvuruyu onayladı' },
  },
  rejected: {
    kind: 'decision',
    icon: icon('x-circle'),
    own: { en: 'You <b>rejected</b> a request', tr: 'Bir başvuruyu <b>reddettiniz</b>' },
    other: { en: '<b>{name}</b> rejected a request', tr: '<b>{name}</b> bir başvuruyu reddetti' },
  },
  granted: {
    kind: 'decision',
    icon: icon('check-badge'),
    own: { en: 'Your request was <b>approved</b>', tr: 'Başvurunuz <b>onaylandı</b>' },
    other: { en: 'Your request was <b>approved</b>', tr: 'Başvurunuz <b>onaylandı</b>' },
  },
  refused: {
    kind: 'decision',
    icon: icon('x-circle'),
    own: { en: 'Your request was <b>rejected</b>', tr: 'Başvurunuz <b>reddedildi</b>' },
    other: { en: 'Your request was <b>rejected</b>', tr: 'Başvurunuz <b>reddedildi</b>' },
  },
  decisionUndone: {
    kind: 'decision',
    icon: icon('arrow-uturn-left'),
    own: { en: 'You <b>undid</b> a decision', tr: 'Bir kararı <b>geri aldınız</b>' },
    other: { en: '<b>{name}</b> undid a decision', tr: '<b>{name}</b> bir kararı geri aldı' },
  },
  reopened: {
    kind: 'decision',
    icon: icon('arrow-uturn-left'),
    own: { en: 'Your request is <b>being reviewed again</b>', tr: 'Başvurunuz <b>yeniden inceleniyor</b>' },
    other: { en: 'Your request is <b>being reviewed again</b>', tr: 'Başvurunuz <b>yeniden inceleniyor</b>' },
  },
  requested: {
    kind: 'request',
    icon: icon('inbox-arrow-down'),
    own: { en: 'You asked for a facility to be <b>verified</b>', tr: 'Bir tesisin <b>doğrulanmasını</b> istediniz' },
    other: {
      en: '<b>{name}</b> asked for a facility to be verified',
      tr: '<b>{name}</b> bir tesisin doğrulanmasını istedi',
    },
  },
  reviewDue: {
    kind: 'request',
    icon: icon('calendar-days'),
    own: { en: 'A facility is <b>due for review</b>', tr: 'Bir tesisin <b>gözden geçirilme</b> zamanı geldi' },
    other: { en: 'A facility is <b>due for review</b>', tr: 'Bir tesisin <b>gözden geçirilme</b> zamanı geldi' },
  },
  edited: {
    kind: 'edit',
    icon: icon('pencil-square'),
    own: { en: 'You <b>updated</b> the details of a facility', tr: 'Bir tesisin bilgilerini <b>güncellediniz</b>' },
    other: {
      en: '<b>{name}</b> updated the details of a facility',
      tr: '<b>{name}</b> bir tesisin bilgilerini güncelledi',
    },
  },
  sent: {
    kind: 'mail',
    icon: icon('paper-airplane'),
    own: { en: 'You sent an <b>email</b>', tr: 'Bir <b>e-posta</b> gönderdiniz' },
    other: { en: '<b>{name}</b> sent you an email', tr: '<b>{name}</b> size bir e-posta gönderdi' },
  },
  completed: {
    kind: 'task',
    icon: icon('check-circle'),
    own: { en: 'You <b>completed</b> a task', tr: 'Bir görevi <b>tamamladınız</b>' },
    other: { en: '<b>{name}</b> completed a task', tr: '<b>{name}</b> bir görevi tamamladı' },
  },
  cardAdded: {
    kind: 'card',
    icon: icon('view-columns'),
    own: { en: 'You added a <b>card</b>', tr: 'Bir <b>kart</b> eklediniz' },
    other: { en: '<b>{name}</b> added a card', tr: '<b>{name}</b> bir kart ekledi' },
  },
  cardMoved: {
    kind: 'card',
    icon: icon('arrows-right-left'),
    own: { en: 'You <b>moved</b> a card to another list', tr: 'Bir kartı başka bir listeye <b>taşıdınız</b>' },
    other: {
      en: '<b>{name}</b> moved a card to another list',
      tr: '<b>{name}</b> bir kartı başka bir listeye taşıdı',
    },
  },
  added: {
    kind: 'contact',
    icon: icon('user-plus'),
    own: { en: 'You added a <b>contact</b>', tr: 'Bir <b>kişi</b> eklediniz' },
    other: { en: '<b>{name}</b> shared a contact with you', tr: '<b>{name}</b> sizinle bir kişi paylaştı' },
  },
  contactsImported: {
    kind: 'contact',
    icon: icon('arrow-up-tray'),
    own: { en: 'You <b>imported</b> contacts', tr: 'Kişileri <b>içe aktardınız</b>' },
    other: { en: '<b>{name}</b> imported contacts', tr: '<b>{name}</b> kişileri içe aktardı' },
  },
  productAdded: {
    kind: 'product',
    icon: icon('archive-box'),
    own: { en: 'You added a <b>product</b>', tr: 'Bir <b>ürün</b> eklediniz' },
    other: { en: '<b>{name}</b> added a product', tr: '<b>{name}</b> bir ürün ekledi' },
  },
  productsImported: {
    kind: 'product',
    icon: icon('arrow-up-tray'),
    own: { en: 'You <b>imported</b> products', tr: 'Ürünleri <b>içe aktardınız</b>' },
    other: { en: '<b>{name}</b> imported products', tr: '<b>{name}</b> ürünleri içe aktardı' },
  },
  pricesChanged: {
    kind: 'product',
    icon: icon('banknotes'),
    own: { en: 'You changed <b>prices</b>', tr: '<b>Fiyatları</b> değiştirdiniz' },
    other: { en: '<b>{name}</b> changed prices', tr: '<b>{name}</b> fiyatları değiştirdi' },
  },
} as const satisfies Record<string, ActionTexts>;

/** Name of something that is recorded. */
export type ActionName = keyof typeof actions;
