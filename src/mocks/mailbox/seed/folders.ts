import type { LabelColor } from '#domain/labelColors';

import type { StoredLabel } from '#mocks/mailbox/store';
import type { Localized } from '#mocks/core/localized';

/** Ids of the five folders by slug: UUIDs (specification, section 3), of version 8, whose digits are free to choose. */
export const folderIds = {
  inbox: 'f01de700-0000-8000-8000-000000000001',
  sent: 'f01de700-0000-8000-8000-000000000002',
  drafts: 'f01de700-0000-8000-8000-000000000003',
  spam: 'f01de700-0000-8000-8000-000000000004',
  trash: 'f01de700-0000-8000-8000-000000000005',
} as const;

/** Slug of one of the five folders. */
export type FolderSlug = keyof typeof folderIds;

/** The five folders of the specification. */
export const folders: ReadonlyArray<{ slug: FolderSlug; title: Localized; icon: string }> = [
  { slug: 'inbox', title: { en: 'Inbox', tr: 'Gelen kutusu' }, icon: 'heroicons_outline:inbox' },
  { slug: 'sent', title: { en: 'Sent', tr: 'Gönderilenler' }, icon: 'heroicons_outline:paper-airplane' },
  { slug: 'drafts', title: { en: 'Drafts', tr: 'Taslaklar' }, icon: 'heroicons_outline:document' },
  { slug: 'spam', title: { en: 'Spam', tr: 'İstenmeyenler' }, icon: 'heroicons_outline:exclamation-triangle' },
  { slug: 'trash', title: { en: 'Trash', tr: 'Çöp kutusu' }, icon: 'heroicons_outline:trash' },
];

/** The two filters of the specification. */
export const filters: ReadonlyArray<{ id: string; slug: 'starred' | 'important'; title: Localized; icon: string }> = [
  {
    id: 'filter-starred',
    slug: 'starred',
    title: { en: 'Starred', tr: 'Yıldızlılar' },
    icon: 'heroicons_outline:star',
  },
  {
    id: 'filter-important',
    slug: 'important',
    title: { en: 'Important', tr: 'Önemliler' },
    icon: 'heroicons_outline:exclamation-circle',
  },
];

function label(en: string, tr: string, color: LabelColor): StoredLabel {
  const slug = en.toLowerCase();
  return { id: `label-${slug}`, title: { en, tr }, slug, color };
}

/** The six labels of the specification with their colours. */
export const labels: readonly StoredLabel[] = [
  label('Personal', 'Kişisel', 'blue'),
  label('Work', 'İş', 'indigo'),
  label('Payments', 'Ödemeler', 'red'),
  label('Invoices', 'Faturalar', 'teal'),
  label('Accounts', 'Hesaplar', 'purple'),
  label('Forums', 'Forumlar', 'green'),
];
