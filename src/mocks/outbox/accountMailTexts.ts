import type { DataLanguage } from '#mocks/core/localized';

/** Kinds of mails about an account. */
export type AccountMailKind =
  | 'confirm'
  | 'known-address'
  | 'reset'
  | 'password-changed'
  | 'password-reset'
  | 'confirm-change'
  | 'change-requested'
  | 'email-changed'
  | 'new-sign-in'
  | 'closed';

/** The facts of a mail's text. */
export type MailFacts = {
  name: string;
  /** The new or changed address. */
  email?: string;
  device?: string;
};

/**
 * The text of a mail. The first line is also the notification's text; `link` is the label of its link, if it has one.
 */
export type MailText = { subject: string; lines: readonly string[]; link?: string };

type Mails = Readonly<Record<AccountMailKind, (facts: MailFacts) => MailText>>;

const notYouEn = 'If this was not you, set a new password at once.';
const notYouTr = 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.';

const english: Mails = {
  confirm: () => ({
    subject: 'Confirm your e-mail address',
    lines: ['Open the link to confirm your e-mail address. It works for 60 minutes.'],
    link: 'Confirm e-mail address',
  }),
  'known-address': () => ({
    subject: 'You already have an account',
    lines: [
      'Somebody tried to sign up with your e-mail address, which has an account already.',
      'If it was you, sign in, or set a new password if you do not remember yours. Otherwise there is nothing to do.',
    ],
    link: 'Sign in',
  }),
  reset: () => ({
    subject: 'Set a new password',
    lines: [
      'Open the link to set a new password. It works once, for 60 minutes.',
      'If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
    link: 'Set a new password',
  }),
  'password-changed': () => ({
    subject: 'Your password has changed',
    lines: ['Your password has changed, and your other devices were signed out.', notYouEn],
  }),
  'password-reset': () => ({
    subject: 'Your password was set anew',
    lines: ['A new password was set by a mailed link, and all your devices were signed out.', notYouEn],
  }),
  'confirm-change': ({ email = '' }) => ({
    subject: 'Confirm your new e-mail address',
    lines: [
      `Open the link to use ${email} from now on. It works for 60 minutes.`,
      'Until then your old address stays.',
    ],
    link: 'Confirm new e-mail address',
  }),
  'change-requested': ({ email = '' }) => ({
    subject: 'Your e-mail address is about to change',
    lines: [`Somebody who knows your password asked to use ${email} instead of this address.`, notYouEn],
  }),
  'email-changed': ({ email = '' }) => ({
    subject: 'Your e-mail address has changed',
    lines: [`From now on you sign in with ${email}.`],
  }),
  'new-sign-in': ({ device = '' }) => ({
    subject: 'New sign-in after your password was set anew',
    lines: [`Somebody signed in with your new password (${device}).`, notYouEn],
  }),
  closed: () => ({
    subject: 'Your account is closed',
    lines: ['Your account and everything kept about it are gone. Thank you for having been here.'],
  }),
};

const turkish: Mails = {
  confirm: () => ({
    subject: 'E-posta adresinizi doğrulayın',
    lines: ['E-posta adresinizi doğrulamak için bağlantıyı açın. Bağlantı 60 dakika geçerlidir.'],
    link: 'E-posta adresini doğrula',
  }),
  'known-address': () => ({
    subject: 'Zaten bir hesabınız var',
    lines: [
      'Birisi, hesabı zaten bulunan e-posta adresinizle kaydolmaya çalıştı.',
      'Bu sizseniz oturum açın ya da şifrenizi hatırlamıyorsanız yenisini belirleyin. Değilseniz bir şey yapmanız gerekmez.',
    ],
    link: 'Oturum aç',
  }),
  reset: () => ({
    subject: 'Yeni şifre belirleyin',
    lines: [
      'Yeni bir şifre belirlemek için bağlantıyı açın. Bağlantı 60 dakika boyunca, yalnızca bir kez çalışır.',
      'Bunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz olduğu gibi kalır.',
    ],
    link: 'Yeni şifre belirle',
  }),
  'password-changed': () => ({
    subject: 'Şifreniz değişti',
    lines: ['Şifreniz değişti ve diğer cihazlarınızdaki oturumlar kapatıldı.', notYouTr],
  }),
  'password-reset': () => ({
    subject: 'Şifreniz yenilendi',
    lines: ['E-postayla gönderilen bağlantıyla yeni bir şifre belirlendi ve tüm oturumlarınız kapatıldı.', notYouTr],
  }),
  'confirm-change': ({ email = '' }) => ({
    subject: 'Yeni e-posta adresinizi doğrulayın',
    lines: [
      `Bundan sonra ${email} adresini kullanmak için bağlantıyı açın. Bağlantı 60 dakika geçerlidir.`,
      'O zamana kadar eski adresiniz geçerli kalır.',
    ],
    link: 'Yeni e-posta adresini doğrula',
  }),
  'change-requested': ({ email = '' }) => ({
    subject: 'E-posta adresiniz değişmek üzere',
    lines: [`Şifrenizi bilen biri, bu adresin yerine ${email} adresinin kullanılmasını istedi.`, notYouTr],
  }),
  'email-changed': ({ email = '' }) => ({
    subject: 'E-posta adresiniz değişti',
    lines: [`Bundan sonra ${email} adresiyle oturum açacaksınız.`],
  }),
  'new-sign-in': ({ device = '' }) => ({
    subject: 'Şifreniz yenilendikten sonra yeni oturum',
    lines: [`Yeni şifrenizle bir oturum açıldı (${device}).`, notYouTr],
  }),
  closed: () => ({
    subject: 'Hesabınız kapatıldı',
    lines: ['Hesabınız ve onunla ilgili saklanan her şey silindi. Bizimle olduğunuz için teşekkür ederiz.'],
  }),
};

const mails: Readonly<Record<DataLanguage, Mails>> = { en: english, tr: turkish };
const greeting: Readonly<Record<DataLanguage, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  tr: (name) => `Merhaba ${name},`,
};

/** All kinds of mails about an account. */
export const mailKinds = Object.keys(english) as AccountMailKind[];

/** The text of a mail in the recipient's language. */
export function accountMailText(
  kind: AccountMailKind,
  language: DataLanguage,
  facts: MailFacts,
): MailText & { greeting: string } {
  return { ...mails[language][kind](facts), greeting: greeting[language](facts.name) };
}
