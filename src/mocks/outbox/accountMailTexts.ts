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

const notYouEn = 'If this wasn’t you, set a new password now.';
const notYouTr = 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.';

const english: Mails = {
  confirm: () => ({
    subject: 'Confirm your email address',
    lines: ['Open the link to confirm your email address. It is valid for 60 minutes.'],
    link: 'Confirm email address',
  }),
  'known-address': () => ({
    subject: 'You already have an account',
    lines: [
      'Someone tried to sign up with your email address, but you already have an account.',
      'If it was you, sign in, or set a new password if you have forgotten yours. If not, you don’t need to do anything.',
    ],
    link: 'Sign in',
  }),
  reset: () => ({
    subject: 'Set a new password',
    lines: [
      'Open the link to set a new password. It can be used once and is valid for 60 minutes.',
      'If you didn’t request this, you don’t need to do anything. Your password won’t change.',
    ],
    link: 'Set a new password',
  }),
  'password-changed': () => ({
    subject: 'Your password has been changed',
    lines: ['Your password has been changed, and you have been signed out on your other devices.', notYouEn],
  }),
  'password-reset': () => ({
    subject: 'Your password was reset',
    lines: ['Your password was reset using a link we emailed you, and you have been signed out everywhere.', notYouEn],
  }),
  'confirm-change': ({ email = '' }) => ({
    subject: 'Confirm your new email address',
    lines: [
      `Open the link to start using ${email}. It is valid for 60 minutes.`,
      'Until then, we’ll keep using your current address.',
    ],
    link: 'Confirm new email address',
  }),
  'change-requested': ({ email = '' }) => ({
    subject: 'Request to change your email address',
    lines: [`Someone signed in to your account asked to change this address to ${email}.`, notYouEn],
  }),
  'email-changed': ({ email = '' }) => ({
    subject: 'Your email address has been changed',
    lines: [`From now on, sign in with ${email}.`],
  }),
  'new-sign-in': ({ device = '' }) => ({
    subject: 'New sign-in after your password was reset',
    lines: [`Someone signed in with your new password (${device}).`, notYouEn],
  }),
  closed: () => ({
    subject: 'Your account has been closed',
    lines: ['We have deleted your account and everything we held about you. Thank you for being with us.'],
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
      'Biri e-posta adresinizle kaydolmaya çalıştı, ancak bu adresle zaten bir hesabınız var.',
      'Bu kişi sizseniz oturum açın veya şifrenizi unuttuysanız yeni bir şifre belirleyin. Siz değilseniz bir şey yapmanız gerekmez.',
    ],
    link: 'Oturum aç',
  }),
  reset: () => ({
    subject: 'Yeni şifre belirleyin',
    lines: [
      'Yeni bir şifre belirlemek için bağlantıyı açın. Bağlantı bir kez kullanılabilir ve 60 dakika geçerlidir.',
      'Bunu siz istemediyseniz bir şey yapmanız gerekmez. Şifreniz değişmez.',
    ],
    link: 'Yeni şifre belirle',
  }),
  'password-changed': () => ({
    subject: 'Şifreniz değiştirildi',
    lines: ['Şifreniz değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.', notYouTr],
  }),
  'password-reset': () => ({
    subject: 'Şifreniz sıfırlandı',
    lines: ['Şifreniz, size e-postayla gönderdiğimiz bağlantıyla sıfırlandı ve tüm oturumlarınız kapatıldı.', notYouTr],
  }),
  'confirm-change': ({ email = '' }) => ({
    subject: 'Yeni e-posta adresinizi doğrulayın',
    lines: [
      `${email} adresini kullanmaya başlamak için bağlantıyı açın. Bağlantı 60 dakika geçerlidir.`,
      'O zamana kadar mevcut adresinizi kullanmaya devam edeceğiz.',
    ],
    link: 'Yeni e-posta adresini doğrula',
  }),
  'change-requested': ({ email = '' }) => ({
    subject: 'E-posta adresinizi değiştirme isteği',
    lines: [`Hesabınızda oturum açan biri, bu adresi ${email} olarak değiştirmek istedi.`, notYouTr],
  }),
  'email-changed': ({ email = '' }) => ({
    subject: 'E-posta adresiniz değiştirildi',
    lines: [`Bundan sonra ${email} adresiyle oturum açın.`],
  }),
  'new-sign-in': ({ device = '' }) => ({
    subject: 'Şifreniz sıfırlandıktan sonra yeni oturum açıldı',
    lines: [`Biri yeni şifrenizle oturum açtı (${device}).`, notYouTr],
  }),
  closed: () => ({
    subject: 'Hesabınız kapatıldı',
    lines: ['Hesabınızı ve sizinle ilgili sakladığımız tüm bilgileri sildik. Bizimle olduğunuz için teşekkür ederiz.'],
  }),
};

const mails: Readonly<Record<DataLanguage, Mails>> = { en: english, tr: turkish };
const greeting: Readonly<Record<DataLanguage, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  tr: (name) => `Merhaba ${name},`,
};

/** All kinds of mails about an account. @internal */
export const mailKinds = Object.keys(english) as AccountMailKind[];

/** The text of a mail in the recipient's language. */
export function accountMailText(
  kind: AccountMailKind,
  language: DataLanguage,
  facts: MailFacts,
): MailText & { greeting: string } {
  return { ...mails[language][kind](facts), greeting: greeting[language](facts.name) };
}
