import { paths } from '#lib/paths';
import type { Language } from '#lib/languages';

/** A page that can be opened from anywhere in the console. */
export interface SeedPage {
  link: string;
  title: Readonly<Record<Language, string>>;
  /** What is there, in a few words. */
  subtitle: Readonly<Record<Language, string>>;
}

/** Every page that the search finds, whatever the navigation shows (ruling D35). */
export const pages: readonly SeedPage[] = [
  {
    link: paths.consoleHome,
    title: { en: 'Console home', tr: 'Konsol başlangıcı' },
    subtitle: { en: 'Where the console starts', tr: 'Konsolun açılış sayfası' },
  },
  {
    link: paths.searchForm,
    title: { en: 'Search facilities', tr: 'Tesis ara' },
    subtitle: { en: 'Health and care near a place', tr: 'Bir yerin yakınındaki sağlık ve bakım hizmetleri' },
  },
  {
    link: paths.article,
    title: { en: 'Articles', tr: 'Yazılar' },
    subtitle: { en: 'Short guides to finding care', tr: 'Doğru hizmeti bulmak için kısa yazılar' },
  },
  {
    link: paths.about,
    title: { en: 'About us', tr: 'Hakkımızda' },
    subtitle: { en: 'Who runs the directory', tr: 'Rehberi kim yürütüyor?' },
  },
  {
    link: paths.terms,
    title: { en: 'Terms and conditions', tr: 'Kullanım koşulları' },
    subtitle: { en: 'What you agree to', tr: 'Kabul ettiğiniz kurallar' },
  },
  {
    link: paths.privacy,
    title: { en: 'Privacy policy', tr: 'Gizlilik politikası' },
    subtitle: { en: 'What is stored about you', tr: 'Hakkınızda neler saklanıyor?' },
  },
  {
    link: paths.disclaimers,
    title: { en: 'Disclaimers', tr: 'Sorumluluk reddi' },
    subtitle: { en: 'What the directory cannot promise', tr: 'Rehberin söz veremediği şeyler' },
  },
  {
    link: paths.account,
    title: { en: 'Account details', tr: 'Hesap bilgileri' },
    subtitle: { en: 'Your profile and status', tr: 'Profiliniz ve durumunuz' },
  },
];
