import { articlePath, facilityPath, paths } from '#domain/paths';

import type { SeedNotice } from '#mocks/notices/store';
import { personByName } from '#mocks/people/seed';

const hour = 60;
const day = 24 * hour;
const pictureOf = (name: string) => personByName(name).avatar;

/** The sample messages, newest first: 25 minutes to four days old, five unread. */
export const messageSeeds: readonly SeedNotice[] = [
  {
    ageMinutes: 25,
    read: false,
    image: pictureOf('Ayşe Yılmaz'),
    title: 'Ayşe Yılmaz',
    description: 'Saltmarket Clinic has confirmed its new Saturday hours. Could you check them before noon?',
    link: facilityPath('saltmarket-clinic'),
    useRouter: true,
  },
  {
    ageMinutes: 50,
    read: false,
    image: pictureOf('Owen Fairweather'),
    title: 'Owen Fairweather &amp; Mira Castellanos',
    description:
      'We have both read the claim. There is one question left about the lease, but it can wait until Thursday.',
  },
  {
    ageMinutes: 3 * hour - 10,
    read: false,
    image: pictureOf('Felix Baumgartner'),
    title: 'Felix Baumgartner',
    description: 'My phone number has changed. The new one is in Contacts.',
    link: paths.contact.replace(':id', personByName('Felix Baumgartner').id),
    useRouter: true,
  },
  {
    ageMinutes: 6 * hour,
    read: false,
    image: pictureOf('Priya Raman'),
    title: 'Priya Raman',
    description: 'I have rewritten <em>What verification means</em>. Is the second part clear now or still too long?',
    link: articlePath('what-verification-means'),
    useRouter: true,
  },
  {
    ageMinutes: 20 * hour,
    read: false,
    image: pictureOf('Tomasz Wójcik'),
    title: 'Tomasz Wójcik',
    description: 'This is the list we check new pages against. Most of them fail on target size.',
    link: 'https://www.w3.org/TR/WCAG22/',
    useRouter: false,
  },
  {
    ageMinutes: day + 3 * hour,
    read: true,
    image: pictureOf('Grace Mensah'),
    title: 'Grace Mensah',
    description: 'Two pharmacies in Port Calder show the same address. I think the older entry has moved.',
    link: '/search/port-calder/pharmacy/page-1',
    useRouter: true,
  },
  {
    ageMinutes: 2 * day + 5 * hour,
    read: true,
    image: pictureOf('Jonas Eriksson'),
    title: 'Jonas Eriksson',
    description: 'Thanks for yesterday. The meeting notes are in the usual folder.',
  },
  {
    ageMinutes: 3 * day,
    read: true,
    image: pictureOf('Zeynep Karaca-Vandenbroucke'),
    title: 'Zeynep Karaca-Vandenbroucke',
    description:
      'The article about holiday hours needs the dates for <strong>next spring</strong>. I can add them on Friday.',
    link: articlePath('opening-hours-on-holidays'),
    useRouter: true,
  },
  {
    ageMinutes: 4 * day,
    read: true,
    image: pictureOf('Selin Kurt'),
    title: 'Selin Kurt',
    description: 'Welcome to the team! Everything you need for your first days is on this page.',
    link: paths.consoleHome,
    useRouter: true,
  },
];
