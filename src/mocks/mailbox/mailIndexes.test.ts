import { describe, expect, it } from 'vitest';

import { matchesView } from '#modules/mailbox/mailRules';

import { mailIndexes } from './mailIndexes';
import { filters, folderIds, folders, labels } from './seed/folders';
import { sampleMails } from './seed/mails';

const samples = sampleMails(new Date('2026-03-16T10:00:00Z'));
const labelIds = labels.map(({ id }) => id);
/** Every sample in every folder, with each combination of flags. */
const mails = samples.flatMap((mail) =>
  Object.values(folderIds).flatMap((folder) =>
    [0, 1, 2, 3].map((flags) => ({
      ...mail,
      folder,
      starred: (flags & 1) > 0,
      important: (flags & 2) > 0,
      labels: flags === 3 ? labelIds : mail.labels,
    })),
  ),
);
const collections = { folders: folders.map(({ slug }) => ({ id: folderIds[slug], slug })), labels };

describe('the indexes of mails', () => {
  const { folder, filter, label } = mailIndexes.values;
  const views = [
    ...folders.map(({ slug }) => ({ kind: 'folder' as const, slug, values: folder, value: folderIds[slug] as string })),
    ...filters.map(({ slug }) => ({ kind: 'filter' as const, slug, values: filter, value: slug as string })),
    ...labels.map(({ slug, id }) => ({ kind: 'label' as const, slug, values: label, value: id })),
  ];

  it.each(views)(
    'find the mails that the $kind $slug lists on screen, and no others',
    ({ kind, slug, values, value }) => {
      const listed = mails.filter((mail) => matchesView(mail, { kind, slug }, collections));
      expect(listed.length).toBeGreaterThan(0);
      expect(mails.filter((mail) => values(mail).includes(value))).toEqual(listed);
    },
  );
});
