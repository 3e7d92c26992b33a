import { articlePath, facilityPath, paths } from '#domain/paths';
import type { DataLanguage, Localized } from '#mocks/core/localized';
import type { Shortcut } from '#modules/shortcuts/api';

type Sample = Omit<Shortcut, 'label' | 'description'> & { label: Localized; description: Localized };

const samples: readonly Sample[] = [
  {
    id: 'console-home',
    label: { en: 'Console home', tr: 'Konsol' },
    description: { en: 'Start your day here', tr: 'Güne buradan başlayın' },
    icon: 'heroicons_outline:home',
    link: paths.consoleHome,
    useRouter: true,
  },
  {
    id: 'find-a-facility',
    label: { en: 'Find a facility', tr: 'Tesis bul' },
    description: { en: 'By place and service type', tr: 'Yere ve hizmet türüne göre' },
    icon: 'heroicons_outline:magnifying-glass',
    link: paths.searchForm,
    useRouter: true,
  },
  {
    id: 'port-calder-pharmacies',
    label: { en: 'Port Calder', tr: 'Port Calder' },
    description: { en: 'All pharmacies', tr: 'Tüm eczaneler' },
    icon: 'heroicons_outline:map-pin',
    link: '/search/port-calder/pharmacy/page-1',
    useRouter: true,
  },
  {
    id: 'saltmarket-clinic',
    label: { en: 'Saltmarket Clinic', tr: 'Saltmarket Clinic' },
    description: { en: 'View its public page', tr: 'Herkese açık sayfası' },
    icon: 'heroicons_outline:building-office-2',
    link: facilityPath('saltmarket-clinic'),
    useRouter: true,
  },
  {
    id: 'articles',
    label: { en: 'Articles', tr: 'Yazılar' },
    description: { en: 'Guides to finding care', tr: 'Doğru hizmeti bulma rehberleri' },
    icon: 'heroicons_outline:newspaper',
    link: paths.article,
    useRouter: true,
  },
  {
    id: 'what-verification-means',
    label: { en: 'Verification', tr: 'Doğrulama' },
    description: { en: 'What “verified” means', tr: '“Doğrulanmış” ne demek?' },
    icon: 'heroicons_outline:shield-check',
    link: articlePath('what-verification-means'),
    useRouter: true,
  },
  {
    id: 'my-account',
    label: { en: 'My account', tr: 'Hesabım' },
    description: { en: 'Name, email and password', tr: 'Ad, e-posta ve şifre' },
    icon: 'heroicons_outline:user-circle',
    link: paths.account,
    useRouter: true,
  },
  {
    id: 'accessibility-guidelines',
    label: { en: 'WCAG 2.2', tr: 'WCAG 2.2' },
    description: { en: 'The guidelines we follow', tr: 'Uyduğumuz ilkeler' },
    icon: 'heroicons_outline:book-open',
    link: 'https://www.w3.org/TR/WCAG22/',
    useRouter: false,
  },
];

/** The sample shortcuts as they are stored: seven inside the app and one plain link. */
export const shortcuts: readonly Shortcut[] = samples.map((sample) => ({
  ...sample,
  label: sample.label.en,
  description: sample.description.en,
}));

/** A shortcut with the texts of a sample in a language, unless the person has changed them. */
export function shortcutIn(language: DataLanguage, shortcut: Shortcut): Shortcut {
  const sample = samples.find(({ id }) => id === shortcut.id);
  if (!sample) return shortcut;
  const { label, description } = sample;
  return {
    ...shortcut,
    label: shortcut.label === label.en ? label[language] : shortcut.label,
    ...(shortcut.description === description.en && { description: description[language] }),
  };
}
