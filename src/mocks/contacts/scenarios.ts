import { getContact } from '#modules/contacts/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** Ways the address book can misbehave, for stories. */
export const contactsScenarios = { contact: failureScenarios(getContact) };
