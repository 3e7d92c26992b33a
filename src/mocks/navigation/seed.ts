import type { DataLanguage } from '#mocks/core/localized';
import type { NavigationBranch, NavigationItem, NavigationLink } from '#lib/navigation/navigationTree';
import { articlePath, paths } from '#domain/paths';

import type { Localized } from '#mocks/core/localized';

type Translated<Item> = Item extends { title: string }
  ? Omit<Item, 'title' | 'subtitle' | 'tooltip' | 'children'> & {
      title: Localized;
      /** Description in search results; the navigation itself does not show it. */
      about?: Localized;
      tooltip?: Localized;
    }
  : Item;

type SeedLink = Translated<NavigationLink> & {
  link: string;
  /** The only role that sees it. */
  for?: 'admin';
};
type SeedBranch = Translated<NavigationBranch> & { children: readonly SeedItem[] };

/** An entry of the seed, with texts in both languages. */
export type SeedItem = SeedLink | SeedBranch | { type: 'divider' | 'spacer'; id: string };

/** The user a navigation is for. */
export type NavigationReader = { role: 'user' | 'admin' };

const w = (en: string, tr: string): Localized => ({ en, tr });

const search = (id: string, place: string, category: string, title: Localized): SeedLink => ({
  id: `directory.browse.${id}`,
  type: 'basic',
  title,
  link: `/search/${place}/${category}/page-1`,
});

/**
 * The navigation of the console. A new module appends its entry to its group; the four navigations and the pages below
 * are derived from this tree.
 */
export const navigationTree: readonly SeedItem[] = [
  {
    id: 'directory',
    type: 'group',
    title: w('Directory', 'Rehber'),
    about: w('The public directory', 'Herkese açık rehber'),
    icon: 'heroicons_outline:building-office-2',
    children: [
      {
        id: 'directory.find',
        type: 'basic',
        title: w('Find facilities', 'Tesis bul'),
        about: w('Find health and care near a place', 'Bir yerin yakınındaki sağlık ve bakım hizmetlerini bulun'),
        link: paths.searchForm,
        icon: 'heroicons_outline:magnifying-glass',
      },
      {
        id: 'directory.browse',
        type: 'collapsable',
        title: w('Browse', 'Göz at'),
        icon: 'heroicons_outline:map-pin',
        children: [
          search('pharmacies', 'port-calder', 'pharmacy', w('Pharmacies in Port Calder', 'Port Calder’daki eczaneler')),
          search('dentists', 'port-calder', 'dentist', w('Dentists in Port Calder', 'Port Calder’daki diş hekimleri')),
          search('hospitals', 'thornwick', 'hospital', w('Hospitals in Thornwick', 'Thornwick’teki hastaneler')),
        ],
      },
      {
        id: 'directory.articles',
        type: 'basic',
        title: w('Articles', 'Yazılar'),
        about: w('Short guides to finding care', 'Sağlık ve bakım hizmeti bulmak için kısa kılavuzlar'),
        link: paths.article,
        icon: 'heroicons_outline:book-open',
      },
    ],
  },
  {
    id: 'console',
    type: 'group',
    title: w('Console', 'Konsol'),
    about: w('Your daily work', 'Günlük işleriniz'),
    icon: 'heroicons_outline:squares-2x2',
    children: [
      {
        id: 'console.home',
        type: 'basic',
        title: w('Home', 'Ana sayfa'),
        about: w('Console home page', 'Konsolun ana sayfası'),
        link: paths.consoleHome,
        exactMatch: true,
        icon: 'heroicons_outline:home',
      },
      {
        id: 'apps.mailbox',
        type: 'basic',
        title: w('Mailbox', 'Posta kutusu'),
        about: w('Read and write emails', 'E-posta okuyun ve yazın'),
        link: paths.mailbox,
        icon: 'heroicons_outline:envelope',
      },
      {
        id: 'apps.chat',
        type: 'basic',
        title: w('Chat', 'Sohbet'),
        about: w('Talk to your contacts', 'Kişilerinizle yazışın'),
        link: paths.chats,
        icon: 'heroicons_outline:chat-bubble-left-right',
      },
      {
        id: 'apps.contacts',
        type: 'basic',
        title: w('Contacts', 'Kişiler'),
        about: w('People and how to reach them', 'Kişiler ve iletişim bilgileri'),
        link: paths.contacts,
        icon: 'heroicons_outline:user-group',
      },
      {
        id: 'apps.tasks',
        type: 'basic',
        title: w('Tasks', 'Görevler'),
        about: w('Plan and complete your work', 'İşlerinizi planlayın ve tamamlayın'),
        link: paths.tasks,
        icon: 'heroicons_outline:check-circle',
      },
      {
        id: 'apps.notes',
        type: 'basic',
        title: w('Notes', 'Notlar'),
        about: w('Notes, checklists and reminders', 'Notlar, yapılacaklar ve hatırlatmalar'),
        link: paths.notes,
        icon: 'heroicons_outline:pencil-square',
      },
      {
        id: 'apps.file-manager',
        type: 'basic',
        title: w('File manager', 'Dosya yöneticisi'),
        about: w('Files and folders, uploads and previews', 'Dosyalar ve klasörler, yüklemeler ve ön izlemeler'),
        link: paths.fileManager,
        icon: 'heroicons_outline:folder',
      },
      {
        id: 'apps.scrumboard',
        type: 'basic',
        title: w('Scrumboard', 'Scrum panosu'),
        about: w('Boards of lists and cards', 'Listeler ve kartlardan oluşan panolar'),
        link: paths.scrumboard,
        icon: 'heroicons_outline:view-columns',
      },
      {
        id: 'apps.academy',
        type: 'basic',
        title: w('Academy', 'Akademi'),
        about: w('Short courses for people who run a directory', 'Rehber yönetenler için kısa kurslar'),
        link: paths.academy,
        icon: 'heroicons_outline:academic-cap',
      },
      {
        id: 'apps.inventory',
        type: 'basic',
        title: w('Inventory', 'Envanter'),
        about: w('Products, stock and prices', 'Ürünler, stoklar ve fiyatlar'),
        link: paths.inventory,
        icon: 'heroicons_outline:archive-box',
      },
      {
        id: 'pages.activities',
        type: 'basic',
        title: w('Activities', 'Etkinlikler'),
        about: w('What has happened, day by day', 'Gün gün neler oldu?'),
        link: paths.activities,
        icon: 'heroicons_outline:clock',
      },
      {
        id: 'apps.help-center',
        type: 'basic',
        title: w('Help centre', 'Yardım merkezi'),
        about: w('Questions, guides and support', 'Sorular, kılavuzlar ve destek'),
        link: paths.helpCenter,
        icon: 'heroicons_outline:lifebuoy',
      },
      {
        id: 'apps.requests',
        type: 'basic',
        title: w('Requests', 'Başvurular'),
        about: w('Review requests waiting for a decision', 'Karar bekleyen başvuruları inceleyin'),
        link: paths.requests,
        icon: 'heroicons_outline:inbox-arrow-down',
        for: 'admin',
      },
    ],
  },
  {
    id: 'dashboards',
    type: 'group',
    title: w('Dashboards', 'Gösterge panelleri'),
    about: w('Figures at a glance', 'Bir bakışta sayılar'),
    icon: 'heroicons_outline:chart-pie',
    children: [
      {
        id: 'dashboards.directory',
        type: 'basic',
        title: w('Directory overview', 'Rehbere genel bakış'),
        about: w('Facilities, searches and contributions in figures', 'Sayılarla tesisler, aramalar ve katkılar'),
        link: paths.directoryDashboard,
        icon: 'heroicons_outline:building-office-2',
      },
      {
        id: 'dashboards.project',
        type: 'basic',
        title: w('Project', 'Proje'),
        about: w('Issues, schedule, budget and team', 'Kayıtlar, takvim, bütçe ve ekip'),
        link: paths.projectDashboard,
        icon: 'heroicons_outline:clipboard-document-check',
      },
      {
        id: 'dashboards.analytics',
        type: 'basic',
        title: w('Analytics', 'Analiz'),
        about: w('Visitors and what they do', 'Ziyaretçiler ve yaptıkları'),
        link: paths.analyticsDashboard,
        icon: 'heroicons_outline:chart-pie',
      },
      {
        id: 'dashboards.finance',
        type: 'basic',
        title: w('Finance', 'Finans'),
        about: w('Balance, statements and budget', 'Bakiye, hesap özetleri ve bütçe'),
        link: paths.financeDashboard,
        icon: 'heroicons_outline:banknotes',
      },
      {
        id: 'dashboards.crypto',
        type: 'basic',
        title: w('Crypto', 'Kripto'),
        about: w('Prices, watchlist and wallets', 'Fiyatlar, izleme listesi ve cüzdanlar'),
        link: paths.cryptoDashboard,
        icon: 'heroicons_outline:currency-dollar',
      },
    ],
  },
  {
    id: 'interface',
    type: 'group',
    title: w('Interface', 'Arayüz'),
    about: w('Parts of the interface', 'Arayüzün parçaları'),
    icon: 'heroicons_outline:swatch',
    children: [
      {
        id: 'ui.icons',
        type: 'basic',
        title: w('Icons', 'Simgeler'),
        about: w('Find, copy and download icons', 'Simge bulun, kopyalayın ve indirin'),
        link: paths.icons,
        icon: 'heroicons_outline:swatch',
      },
    ],
  },
  {
    id: 'account',
    type: 'group',
    title: w('Account', 'Hesap'),
    about: w('Your account', 'Hesabınız'),
    icon: 'heroicons_outline:user-circle',
    children: [
      {
        id: 'account.details',
        type: 'basic',
        title: w('Account details', 'Hesap bilgileri'),
        about: w('Your profile and status', 'Profiliniz ve durumunuz'),
        link: paths.account,
        icon: 'heroicons_outline:identification',
      },
    ],
  },
  { id: 'end', type: 'divider' },
  {
    id: 'about',
    type: 'collapsable',
    title: w('About', 'Hakkında'),
    about: w('About this service', 'Bu hizmet hakkında'),
    icon: 'heroicons_outline:information-circle',
    children: [
      {
        id: 'about.us',
        type: 'basic',
        title: w('About us', 'Hakkımızda'),
        about: w('Who runs the directory', 'Rehberi kim yönetiyor?'),
        link: paths.about,
      },
      {
        id: 'about.verification',
        type: 'basic',
        title: w('What “verified” means', '“Doğrulanmış” ne demek?'),
        link: articlePath('what-verification-means'),
      },
      {
        id: 'about.terms',
        type: 'basic',
        title: w('Terms and conditions', 'Kullanım koşulları'),
        about: w('What you agree to', 'Kabul ettiğiniz kurallar'),
        link: paths.terms,
      },
      {
        id: 'about.privacy',
        type: 'basic',
        title: w('Privacy policy', 'Gizlilik politikası'),
        about: w('How we use information about you', 'Bilgilerinizi nasıl kullanıyoruz?'),
        link: paths.privacy,
      },
      {
        id: 'about.disclaimers',
        type: 'basic',
        title: w('Disclaimers', 'Sorumluluk reddi'),
        about: w('What the directory cannot promise', 'Rehberin garanti edemeyeceği konular'),
        link: paths.disclaimers,
      },
      {
        id: 'about.accessibility',
        type: 'basic',
        title: w('Accessibility rules (WCAG)', 'Erişilebilirlik kuralları (WCAG)'),
        link: 'https://www.w3.org/TR/WCAG22/',
        externalLink: true,
        target: '_blank',
      },
    ],
  },
];

const isSeedBranch = (item: SeedItem): item is SeedBranch => 'children' in item;

const isVisibleTo = (item: object & { for?: 'admin' }, { role }: NavigationReader) =>
  item.for === undefined || item.for === role;

function translate(item: SeedItem, language: DataLanguage, reader: NavigationReader): NavigationItem {
  if (!('title' in item)) return item;
  const { title, about: _about, tooltip, ...others } = item;
  const texts = {
    title: title[language],
    ...(tooltip && { tooltip: tooltip[language] }),
  };
  if ('children' in others) {
    const children = others.children.filter((child) => isVisibleTo(child, reader));
    return { ...others, ...texts, children: children.map((child) => translate(child, language, reader)) };
  }
  const { for: _for, ...rest } = others;
  return { ...rest, ...texts };
}

const arrangements = {
  /** Groups and collapsible branches, unchanged. */
  default: (item: NavigationBranch) => item,
  /** Every branch opens a second panel. */
  compact: (item: NavigationBranch): NavigationBranch => ({ ...item, type: 'aside' }),
  /** Groups stay; other branches open a second panel. */
  futuristic: (item: NavigationBranch): NavigationBranch => (item.type === 'group' ? item : { ...item, type: 'aside' }),
  /** Every branch opens a menu. */
  horizontal: (item: NavigationBranch): NavigationBranch => ({ ...item, type: 'group' }),
};

/**
 * The tree in one language and arrangement, without entries the user may not see. Compact, futuristic and horizontal
 * have the top entries of the default tree, each with the children of the default entry with the same id.
 */
export function arrange(
  arrangement: keyof typeof arrangements,
  language: DataLanguage,
  reader: NavigationReader,
  items: readonly SeedItem[] = navigationTree,
): NavigationItem[] {
  const whole = items.filter((item) => isVisibleTo(item, reader)).map((item) => translate(item, language, reader));
  // A horizontal bar has no dividers.
  const shown = arrangement === 'horizontal' ? whole.filter((item) => 'title' in item) : whole;
  return shown.map((item) => ('children' in item ? arrangements[arrangement](item) : item));
}

/** A page in the navigation, in both languages, for the search. */
export type NavigationPage = {
  id: string;
  title: Localized;
  subtitle: Localized;
  link: string;
  icon: string;
  for?: 'admin';
};

const nothing = w('', '');

function collectPages(items: readonly SeedItem[], around: { title: Localized; icon: string }): NavigationPage[] {
  return items.flatMap((item): NavigationPage[] => {
    if (!('title' in item)) return [];
    const icon = item.icon ?? around.icon;
    if (isSeedBranch(item)) return collectPages(item.children, { title: item.title, icon });
    if (item.externalLink) return [];
    const subtitle = item.about ?? around.title;
    return [{ id: item.id, title: item.title, subtitle, link: item.link, icon, ...(item.for && { for: item.for }) }];
  });
}

/** Every page in the navigation; without a description it has the title of its branch. */
export const pages: readonly NavigationPage[] = collectPages(navigationTree, {
  title: nothing,
  icon: 'heroicons_outline:document',
});

/** The pages a user may open. */
export const pagesFor = (reader: NavigationReader) => pages.filter((page) => isVisibleTo(page, reader));
