import type { LabelColor } from '#modules/mailbox/api';

import type { StoredLabel } from '#mocks/mailbox/store';
import type { Localized } from '#mocks/core/localized';

/** Ids of the five folders by their slugs. */
export const folderIds = {
  inbox: '7c004a19-4506-48ef-93ab-f16381302e3b',
  sent: '1ee2ea29-9a1f-4c27-b4d2-5e465703b6a0',
  drafts: 'fbdc8e79-a0c4-4a27-bc98-9c81ee7a86e5',
  spam: '0197c436-2ef3-424d-b546-8b7f49186e15',
  trash: '2fa74637-d362-4fd2-9a88-f7195a88bdde',
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
    id: 'de1b41f6-6839-4f1b-9d2c-07e55f6f8f82',
    slug: 'starred',
    title: { en: 'Starred', tr: 'Yıldızlılar' },
    icon: 'heroicons_outline:star',
  },
  {
    id: '71bba1ec-a90e-4a71-9932-4bab0a99aa1c',
    slug: 'important',
    title: { en: 'Important', tr: 'Önemliler' },
    icon: 'heroicons_outline:exclamation-circle',
  },
];

const label = (id: string, en: string, tr: string, color: LabelColor): StoredLabel => ({
  id,
  title: { en, tr },
  slug: en.toLowerCase(),
  color,
});

/** The six labels of the specification with their colours. */
export const labels: readonly StoredLabel[] = [
  label('b167d3c4-f6ed-4ea6-9579-a12f95a9d76e', 'Personal', 'Kişisel', 'blue'),
  label('745cf30e-ca84-47a1-a553-b70eb630d8e7', 'Work', 'İş', 'indigo'),
  label('8b035cb5-65c0-4ab1-bb4c-43b0e442d1f3', 'Payments', 'Ödemeler', 'red'),
  label('b2d1e4e7-7cfd-4b51-ae59-217a093df754', 'Invoices', 'Faturalar', 'teal'),
  label('184cd689-4ee4-47cf-9f8a-12233d614326', 'Accounts', 'Hesaplar', 'purple'),
  label('b67fc314-6a8e-4c92-83a8-d0bdf6ab8a2e', 'Forums', 'Forumlar', 'green'),
];
