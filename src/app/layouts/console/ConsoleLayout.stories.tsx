import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

import { TextField } from '#components/TextField';
import { beginSession, endSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { signInAs } from '#mocks/testing/signInAs';
import { useQuickChat } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleStory } from './ConsoleLayout';

/** A page with a text field whose value is also saved as a draft of the quick chat. */
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
      {/* Opening the chat moves the focus into it, so it must not open while the test types. */}
      <button type="button" onClick={() => open()}>
        Open the chat
      </button>
      <output aria-label="Kept">{`${drafts.get('a-chat') ?? 'nothing'}, ${isOpen ? 'open' : 'closed'}`}</output>
    </>
  );
}

function Framed() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: ConsoleStory, children: [{ path: '/home', Component: Page }] }], {
      initialEntries: ['/home'],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Framed,
  // Each layout has its own pictures.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const People = meta.story({ parameters: { account: 'mira' } });
People.test(
  'one finds what they typed after signing in again, and the next finds nothing',
  async ({ canvas, userEvent }) => {
    // By label, not by role: without a rail the open chat makes the page inert.
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

/** Hides or shows the tab, as a change to another one does. */
function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

export const Background = People.extend({
  parameters: { account: 'ada' },
  async beforeEach() {
    await resetDatabase();
    return () => Reflect.deleteProperty(document, 'visibilityState');
  },
});
Background.test('counts unread messages in the title while another tab is looked at', async ({ canvas }) => {
  await canvas.findByRole('button', { name: /unread messages$/ });
  const { title } = document;
  setVisibility('hidden');
  await waitFor(() => expect(document.title).toBe(`(3) ${title}`));
  setVisibility('visible');
  await expect(document.title).toBe(title);
});
