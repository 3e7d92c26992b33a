import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { FormErrorSummary } from './FormErrorSummary';
import type { FormError } from './FormErrorSummary';

// The summary moves the focus to itself, so the example shows it on request.
function Sent({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Button onClick={() => setAttempt(attempt + 1)}>Send with errors</Button>
      <FormErrorSummary title={title} errors={attempt > 0 ? errors : []} attempt={attempt} />
    </>
  );
}

export const guide: Guide = {
  use: [
    'At the top of every form that was sent with errors.',
    'For messages about the whole form, such as a refusal of the server.',
  ],
  instead: [
    { component: 'Alert', when: 'for a message that is not about the fields.' },
    { component: 'Toast', when: 'to say that the form was saved.' },
  ],
  anatomy: [
    { part: 'Heading', about: 'A second-level heading, such as “There is a problem”.' },
    { part: 'Errors', about: 'In the order of the form, each a link to its field; without an id, plain text.' },
  ],
  dos: [
    {
      do: {
        text: 'List every error with the words at the field.',
        example: (
          <Sent
            title="There is a problem"
            errors={[
              { id: 'docs-email', message: 'Enter an email address' },
              { id: 'docs-city', message: 'Choose a city' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Count the errors instead of naming them.',
        example: <Sent title="The form has 2 errors" errors={[{ message: 'Please check the fields below' }]} />,
      },
    },
  ],
  content: [
    'Start each message with the verb that mends it: “Enter …”, “Choose …”.',
    'Sum up nothing: the list is the summary.',
  ],
  accessibility: [
    'It takes the focus after each attempt, so that the errors are read.',
    'A link moves the focus to the control and scrolls its label into view.',
    'The address stays as it is: a reload does not jump into the form.',
  ],
};
