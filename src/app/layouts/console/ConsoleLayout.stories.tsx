import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

import { TextField } from '#components/TextField';
import { beginSession, endSession } from '#lib/session/session';
import { signInAs } from '#mocks/testing/signInAs';
import { useQuickChat } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleFrame } from './ConsoleLayout';

/** A page with something typed into it, of which the quick chat keeps a copy. */
function Page() {
  const [text, setText] = useState('');
  const { drafts, open, isOpen } = useQuickChat();
  return (
    <>
      <h1>A page</h1>
      <TextField
        label="Note"
        value={text}
        onChange={(next) => {
          setText(next);
          drafts.set('a-chat', next);
        }}
      />
      {/* The chat takes the focus when it opens, so it must not open while somebody types here. */}
      <button type="button" onClick={() => open()}>
        Open the chat
      </button>
      <output aria-label="Kept">{`${drafts.get('a-chat') ?? 'nothing'}, ${isOpen ? 'open' : 'closed'}`}</output>
    </>
  );
}

function Framed() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: ConsoleFrame, children: [{ path: '/home', Component: Page }] }], {
      initialEntries: ['/home'],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Framed,
  // Each layout has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const People = meta.story({ parameters: { account: 'mira' } });
People.test(
  'one finds what they typed after signing in again, and the next finds nothing',
  async ({ canvas, userEvent }) => {
    // By its label: on a screen without room beside the page the open chat takes the page out of reach.
    const note = () => canvas.findByLabelText('Note');
    await userEvent.type(await note(), 'ours');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the chat' }));
    await expect(canvas.getByLabelText('Kept')).toHaveTextContent('ours, open');
    endSession('rejected');
    beginSession(await signInAs('mira'));
    await expect(await note()).toHaveValue('ours');
    beginSession(await signInAs('owen'));
    await waitFor(() => expect(canvas.getByLabelText('Kept')).toHaveTextContent('nothing, closed'));
    await expect(await note()).toHaveValue('');
  },
);
