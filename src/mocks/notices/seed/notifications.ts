import { articlePath, facilityPath, paths } from '#domain/paths';

import type { SeedNotice } from '#mocks/notices/store';
import { personByName } from '#mocks/people/seed';

const hour = 60;
const day = 24 * hour;
const pictureOf = (name: string) => personByName(name).avatar;

/** The sample notifications, newest first: 25 minutes to four days old, three unread. */
export const notificationSeeds: readonly SeedNotice[] = [
  {
    ageMinutes: 25,
    read: false,
    icon: 'heroicons_outline:star',
    title: 'Due for review',
    description: 'Twelve facilities are due for their yearly review, nearest first.',
    link: paths.searchForm,
    useRouter: true,
  },
  {
    ageMinutes: 50,
    read: false,
    image: pictureOf('Leyla Polat'),
    description: '<strong>Leyla Polat</strong> reported incorrect opening hours for <em>Saltmarket Clinic</em>',
    link: facilityPath('saltmarket-clinic'),
    useRouter: true,
  },
  {
    ageMinutes: 3 * hour,
    read: false,
    icon: 'heroicons_outline:chart-bar',
    title: 'Weekly summary',
    description: '31 facilities verified, 4 open claims, 2 reports older than a week.',
    link: paths.consoleHome,
    useRouter: true,
  },
  {
    ageMinutes: 9 * hour,
    read: true,
    image: pictureOf('Mehmet Aksoy'),
    description: '<strong>Mehmet Aksoy</strong> mentioned you in <em>Accessibility words explained</em>',
    link: articlePath('accessibility-words-explained'),
    useRouter: true,
  },
  {
    ageMinutes: day,
    read: true,
    icon: 'heroicons_outline:shield-check',
    title: 'Facility verified',
    description: '<b>Saltmarket Clinic</b> is verified until next March.',
    link: facilityPath('saltmarket-clinic'),
    useRouter: true,
  },
  {
    ageMinutes: day + 7 * hour,
    read: true,
    icon: 'heroicons_outline:calendar-days',
    title: 'Article review overdue',
    description: 'The article about night and weekend care was last reviewed more than a year ago.',
    link: articlePath('night-and-weekend-care'),
    useRouter: true,
  },
  {
    ageMinutes: 2 * day + 2 * hour,
    read: true,
    image: pictureOf('Sofia Papadaki'),
    description: '<b>Sofia Papadaki</b> shared a search with you: <i>pharmacies in Port Calder</i>',
    link: '/search/port-calder/pharmacy/page-1',
    useRouter: true,
  },
  {
    ageMinutes: 3 * day,
    read: true,
    icon: 'heroicons_outline:lock-closed',
    title: 'Privacy policy updated',
    description: 'It now explains how long we keep reports about facilities.',
    link: paths.privacy,
    useRouter: false,
  },
  {
    ageMinutes: 4 * day,
    read: true,
    icon: 'heroicons_outline:wrench-screwdriver',
    title: 'Maintenance complete',
    description: 'Saving was slow between 02:00 and 03:00 on Thursday. No data was lost.',
  },
];
