import { expect, it } from 'vitest';
import shellIcons from 'virtual:icons/shell';

import { dataLanguages } from '#mocks/core/localized';
import { navigationFor } from '#mocks/navigation/handlers';
import { messageSeeds } from '#mocks/notices/seed/messages';
import { notificationSeeds } from '#mocks/notices/seed/notifications';
import { shortcuts } from '#mocks/shortcuts/seed';

/** The names of icons in a response or a seed. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'icon' && typeof part === 'string' ? [part] : iconsIn(part),
  );
}

it('the icons of the shell and its sample data, and only those, are part of it', () => {
  const navigation = iconsIn(dataLanguages.map((language) => navigationFor({ role: 'admin' }, language)));
  const others = iconsIn([shortcuts, messageSeeds, notificationSeeds]);
  const current = navigation.map((icon) => icon.replace('heroicons_outline:', 'heroicons_solid:'));
  const needed = new Set([...navigation, ...current, ...others]);
  expect(Object.keys(shellIcons).toSorted()).toEqual([...needed].toSorted());
});
