import { getDemo, setContactsAnswer } from '#modules/demo/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the call for the state of the demo fails, by name. */
export const demoScenarios = failureScenarios(getDemo);

/** How the call for the answers of contacts fails, by name. */
export const contactsAnswerScenarios = failureScenarios(setContactsAnswer);
