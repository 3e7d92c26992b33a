import type { ChatContact } from '#modules/chat/api';

import { accounts } from '#mocks/accounts/store';
import type { DataLanguage } from '#mocks/core/localized';

import { chatProfiles } from './store';

/** Everyone by id; people with an account as they describe themselves. */
export async function loadContacts(language: DataLanguage): Promise<Map<string, ChatContact>> {
  const { chatContacts } = await import('./seed');
  const known = new Map(chatContacts(language).map((contact) => [contact.id, contact]));
  for (const { id, name, avatar } of await accounts.list()) {
    const contact = known.get(id);
    if (!contact) continue;
    const { about = contact.about, avatar: photo = avatar } = (await chatProfiles.of(id).find('profile')) ?? {};
    known.set(id, { ...contact, name, about, avatar: photo });
  }
  return known;
}
