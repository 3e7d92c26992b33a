import { request } from '#lib/http/request';
import * as api from '#modules/academy/api';
import { academyLimits } from '#modules/academy/limits';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';

serveBackend({ account: 'ada' });

const id = 'crs_opening_hours_and_holidays';

/** All data that a request could have changed. */
const everything = async () => JSON.stringify(await request(api.getCourses, {}));

describeBadPayloads({
  everything,
  bodies: [
    [
      api.updateCourseProgress,
      // The question of this step has three options.
      { id, progress: { attempt: 1, currentStep: 1, doneSteps: [1], answers: [{ step: 2, choices: [0] }] } },
    ],
  ],
  wrong: wrongValues(academyLimits.steps, 'attempt'),
  // The course has a fourth step.
  isAllowed: (path, value) => fieldAt(path) === 'doneSteps' && JSON.stringify(value) === '[3]',
  keys: ['id', 'progress', 'attempt', 'currentStep', 'doneSteps', 'answers', 'step', 'choices'],
  queries: [
    ['GET', 'api/apps/academy/categories'],
    ['GET', 'api/apps/academy/courses'],
    ['GET', 'api/apps/academy/courses/course'],
  ],
});
