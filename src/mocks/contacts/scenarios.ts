import { getContact } from '#modules/contacts/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the calls of the address book fail, by name. */
export const contactsScenarios = { contact: failureScenarios(getContact) };
