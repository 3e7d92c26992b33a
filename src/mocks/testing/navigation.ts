import type { NavigationItem } from '#lib/navigation/navigationTree';

/** A navigation with every type and state of entry, for stories. The current page is `/tasks`. */
export const sampleNavigation: readonly NavigationItem[] = [
  {
    id: 'work',
    type: 'group',
    title: 'Work',
    subtitle: 'What is on your desk today',
    icon: 'heroicons_outline:briefcase',
    children: [
      { id: 'overview', type: 'basic', title: 'Overview', link: '/overview', icon: 'heroicons_outline:chart-pie' },
      {
        id: 'tasks',
        type: 'basic',
        title: 'Tasks',
        subtitle: '12 remaining',
        link: '/tasks',
        icon: 'heroicons_outline:check-circle',
      },
      {
        id: 'mailbox',
        type: 'basic',
        title: 'Mailbox',
        link: '/mailbox',
        icon: 'heroicons_outline:envelope',
        badge: { title: '27', tone: 'primary', look: 'pill' },
      },
      {
        id: 'shop',
        type: 'collapsable',
        title: 'Inventory',
        icon: 'heroicons_outline:shopping-cart',
        badge: { title: 'New', tone: 'success', look: 'rectangle' },
        children: [
          { id: 'products', type: 'basic', title: 'Products', link: '/shop/products' },
          { id: 'brands', type: 'basic', title: 'Brands', link: '/shop/brands', badge: { title: '9', look: 'text' } },
          {
            id: 'suppliers',
            type: 'collapsable',
            title: 'Suppliers',
            children: [
              { id: 'contracts', type: 'basic', title: 'Contracts', link: '/shop/suppliers/contracts' },
              { id: 'ratings', type: 'basic', title: 'Ratings', link: '/shop/suppliers/ratings' },
            ],
          },
        ],
      },
      {
        id: 'files',
        type: 'aside',
        title: 'Files',
        subtitle: 'Shared with your team',
        icon: 'heroicons_outline:folder',
        children: [
          { id: 'recent', type: 'basic', title: 'Recent', link: '/files/recent', icon: 'heroicons_outline:clock' },
          { id: 'shared', type: 'basic', title: 'Shared', link: '/files/shared', icon: 'heroicons_outline:share' },
          { id: 'files.rule', type: 'divider' },
          { id: 'bin', type: 'basic', title: 'Bin', link: '/files/bin', icon: 'heroicons_outline:trash' },
        ],
      },
    ],
  },
  {
    id: 'people',
    type: 'group',
    title: 'People',
    icon: 'heroicons_outline:user-group',
    children: [
      {
        id: 'contacts',
        type: 'basic',
        title: 'Contacts',
        link: '/contacts',
        icon: 'heroicons_outline:users',
        badge: { title: '3', tone: 'error', look: 'oval' },
      },
      {
        id: 'payroll',
        type: 'basic',
        title: 'Payroll',
        link: '/payroll',
        icon: 'heroicons_outline:banknotes',
        disabled: true,
        tooltip: 'Opens when the month is closed',
      },
    ],
  },
  { id: 'rule', type: 'divider' },
  {
    id: 'guide',
    type: 'basic',
    title: 'Accessibility guide',
    link: 'https://www.w3.org/TR/WCAG22/',
    externalLink: true,
    target: '_blank',
    icon: 'heroicons_outline:book-open',
  },
  { id: 'room', type: 'spacer' },
  {
    id: 'settings',
    type: 'basic',
    title: 'Settings',
    link: '/settings',
    icon: 'heroicons_outline:cog-6-tooth',
    tooltip: 'Language, colours and layout',
  },
  { id: 'secret', type: 'basic', title: 'Not for everybody', link: '/secret', hidden: true },
];

/** The same with top entries that open second panels, for narrow bars. */
export const sampleAsides: readonly NavigationItem[] = sampleNavigation.map((item) =>
  item.type === 'group' ? { ...item, type: 'aside' } : item,
);

const regions = ['Işıklar', 'Çağlayan', 'Gümüşsu', 'İncekum', 'Şelale'] as const;
const subjects = [
  'Değerlendirilememişlerin yeniden incelenmesi',
  'Erişilebilirlik eksiklerinin giderilmesi',
  'Nöbetçi eczane çizelgesi',
  'Randevu ve bekleme süreleri',
] as const;

/** 80 links on three levels with long Turkish titles. */
export const longNavigation: readonly NavigationItem[] = regions.map((region, index) => ({
  id: `region-${index}`,
  type: 'group',
  title: `${region} bölgesi`,
  children: [
    'İlçe sağlık müdürlüğünün raporları',
    'Üniversite hastanelerinin raporları',
    'Özel kuruluşlar',
    'Arşiv',
  ].map((kind, at) => ({
    id: `kind-${index}-${at}`,
    type: 'collapsable',
    title: kind,
    icon: 'heroicons_outline:document-text',
    children: subjects.map((subject, place) => ({
      id: `page-${index}-${at}-${place}`,
      type: 'basic',
      title: subject,
      link: `/reports/${index}/${at}/${place}`,
    })),
  })),
}));
