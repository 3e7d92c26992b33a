import { articlePath, facilityPath, paths } from '#domain/paths';
import type { Shortcut } from '#modules/shortcuts/api';

/** The sample shortcuts: seven inside the app and one plain link. */
export const shortcuts: readonly Shortcut[] = [
  {
    id: 'console-home',
    label: 'Console home',
    description: 'Start your day here',
    icon: 'heroicons_outline:home',
    link: paths.consoleHome,
    useRouter: true,
  },
  {
    id: 'find-a-facility',
    label: 'Find a facility',
    description: 'By place and service type',
    icon: 'heroicons_outline:magnifying-glass',
    link: paths.searchForm,
    useRouter: true,
  },
  {
    id: 'port-calder-pharmacies',
    label: 'Port Calder',
    description: 'All pharmacies',
    icon: 'heroicons_outline:map-pin',
    link: '/search/port-calder/pharmacy/page-1',
    useRouter: true,
  },
  {
    id: 'saltmarket-clinic',
    label: 'Saltmarket Clinic',
    description: 'View its public page',
    icon: 'heroicons_outline:building-office-2',
    link: facilityPath('saltmarket-clinic'),
    useRouter: true,
  },
  {
    id: 'articles',
    label: 'Articles',
    description: 'Guides to finding care',
    icon: 'heroicons_outline:newspaper',
    link: paths.article,
    useRouter: true,
  },
  {
    id: 'what-verification-means',
    label: 'Verification',
    description: 'What “verified” means',
    icon: 'heroicons_outline:shield-check',
    link: articlePath('what-verification-means'),
    useRouter: true,
  },
  {
    id: 'my-account',
    label: 'My account',
    description: 'Name, email and password',
    icon: 'heroicons_outline:user-circle',
    link: paths.account,
    useRouter: true,
  },
  {
    id: 'accessibility-guidelines',
    label: 'WCAG 2.2',
    description: 'The guidelines we follow',
    icon: 'heroicons_outline:book-open',
    link: 'https://www.w3.org/TR/WCAG22/',
    useRouter: false,
  },
];
