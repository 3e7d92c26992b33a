import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Dialog } from '#components/Dialog';
import { currentSession, updateSessionUser, useSession } from '#lib/session/session';
import { Component as ResultsPage, loader } from '#modules/facility-search/ResultsPage';

import { RouteAnnouncer } from './RouteAnnouncer';

function Frame() {
  return (
    <>
      <Link to="/long#end">To the end</Link>
      <Link to="/long#nowhere">To nowhere</Link>
      <Link to="/record">To a record</Link>
      <Link to="/loading">To what loads</Link>
      <input aria-label="Search" />
      <main>
        <Outlet />
      </main>
      <RouteAnnouncer />
    </>
  );
}

/** A page whose hash target renders after its heading, as in a long text. */
function LongPage() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>A long page</h1>
      <button type="button" onClick={() => setWhole(true)}>
        Show the rest
      </button>
      <div style={{ blockSize: '200vh' }} />
      {isWhole ? <h2 id="end">The end</h2> : null}
    </>
  );
}

function ShortPage() {
  return (
    <>
      <h1 tabIndex={-1}>A whole page</h1>
      <h2 id="end">The end</h2>
    </>
  );
}

/** A page whose heading changes when its data have loaded, and which is empty before its texts have. */
function LoadingPage() {
  const [step, setStep] = useState(0);
  return (
    <>
      {step === 1 ? <h1 tabIndex={-1}>Results</h1> : null}
      {step === 2 ? (
        <div>
          <h1 tabIndex={-1}>No such place</h1>
        </div>
      ) : null}
      <button type="button" onClick={() => setStep(step + 1)}>
        Load
      </button>
    </>
  );
}

/** A record that conceals its list, as on a phone. */
function RecordPage() {
  return (
    <>
      <div style={{ visibility: 'hidden' }}>
        <h1 tabIndex={-1}>The list</h1>
      </div>
      <h1 tabIndex={-1}>The record</h1>
    </>
  );
}

/** A page whose query chooses what is on it, once that has loaded. */
function ChoicePage() {
  const [query] = useSearchParams();
  const [isLoaded, setLoaded] = useState(false);
  if (query.get('draft') === null) {
    return (
      <>
        <h1 tabIndex={-1}>Drafts</h1>
        <Link to="?draft=1">Continue</Link>
        <Link to="?sort=name">Sort by name</Link>
      </>
    );
  }
  return isLoaded ? (
    <h1 tabIndex={-1}>Draft 1</h1>
  ) : (
    <button type="button" onClick={() => setLoaded(true)}>
      Load
    </button>
  );
}

/** A page whose content is that of the person who is signed in. */
function PersonPage() {
  const session = useSession();
  return (
    <>
      <h1 tabIndex={-1}>My drafts</h1>
      {session.status === 'authenticated' && session.user.id === 'per_0001' ? (
        <button type="button">Mine</button>
      ) : null}
    </>
  );
}

/** A page whose controls go, or are disabled, when they are used. */
function VanishingPage() {
  const [left, setLeft] = useState(['Delete', 'Move']);
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>What goes</h1>
      {left.includes('Delete') ? (
        <button type="button" onClick={() => setLeft(['Move'])}>
          Delete
        </button>
      ) : null}
      {left.includes('Move') ? (
        <button
          type="button"
          onClick={() => {
            setLeft(['Delete']);
            setTimeout(() => document.getElementById('next')?.focus(), 50);
          }}
        >
          Move
        </button>
      ) : null}
      <button type="button" id="next">
        Next
      </button>
      <button type="button" disabled={isSaved} onClick={() => setTimeout(() => setSaved(true), 50)}>
        Save
      </button>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      <Dialog open={isAsked} title="Question" onClose={() => setAsked(false)}>
        {left.includes('Delete') ? (
          <button type="button" onClick={() => setLeft([])}>
            Answer
          </button>
        ) : null}
      </Dialog>
    </>
  );
}

function Framed({ at }: { at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Frame />,
          HydrateFallback: () => null,
          children: [
            { path: '/', element: <h1 tabIndex={-1}>The start</h1> },
            { path: '/long', Component: LongPage },
            { path: '/short', Component: ShortPage },
            { path: '/record', Component: RecordPage },
            { path: '/loading', Component: LoadingPage },
            { path: '/choice', Component: ChoicePage },
            { path: '/person', Component: PersonPage },
            { path: '/vanishing', Component: VanishingPage },
            { path: '/search/*', Component: ResultsPage, loader },
          ],
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Framed,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Default = meta.story({ args: { at: '/' } });
Default.test('leads to the heading, and says that the page is there', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To nowhere' }));
  await expect(await canvas.findByRole('heading', { name: 'A long page' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('A long page, page loaded');
});
Default.test('leads past the heading of a concealed list', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To a record' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'The record' })).toHaveFocus());
});

Default.test('leads to the place that the address names once it is there', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To the end' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus());
  // A click without moving focus: the focus stays on the heading.
  canvas.getByRole('button', { name: 'Show the rest' }).click();
  const end = await canvas.findByRole('heading', { name: 'The end' });
  await waitFor(() => expect(end).toHaveFocus());
  await waitFor(() => expect(end.getBoundingClientRect().top).toBeLessThan(innerHeight));
  await expect(canvas.getByRole('status')).toHaveTextContent('A long page, page loaded');
});
Default.test('does not move the focus of a person who has gone on meanwhile', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To the end' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Show the rest' }));
  await expect(await canvas.findByRole('heading', { name: 'The end' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show the rest' })).toHaveFocus();
});

Default.test('stays on the heading when another one takes its place', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To what loads' }));
  const load = await canvas.findByRole('button', { name: 'Load' });
  // A click without moving focus: the focus stays where the person has left it.
  load.click();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Results' })).toHaveFocus());
  load.click();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'No such place' })).toHaveFocus());
  await expect(canvas.getByRole('status')).toHaveTextContent('No such place, page loaded');
});
Default.test('leaves a field in use alone when the heading comes late', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'To what loads' }));
  const load = await canvas.findByRole('button', { name: 'Load' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'night');
  load.click();
  await expect(await canvas.findByRole('heading', { name: 'Results' })).toBeVisible();
  await userEvent.keyboard(' pharmacy');
  await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('night pharmacy');
});

/** Opened at an address with a hash. */
export const OpenedAtAPlace = Default.extend({ args: { at: '/short#end' } });
OpenedAtAPlace.test('begins there, without a word about the page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'The end' })).toHaveFocus());
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** Opened at a page whose query chooses what is on it. */
export const OpenedAtAChoice = Default.extend({ args: { at: '/choice' } });
OpenedAtAChoice.test(
  'leads to the heading if the link to another query of the page goes',
  async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('link', { name: 'Sort by name' });
    await userEvent.click(sort);
    await expect(sort).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    const load = await canvas.findByRole('button', { name: 'Load' });
    // A click without moving focus: the focus stays where the link has left it.
    load.click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Draft 1' })).toHaveFocus());
  },
);

/** Opened at a page of a person. */
export const OpenedAsAPerson = Default.extend({ args: { at: '/person' } });
OpenedAsAPerson.test('leads to the heading if what had the focus is not for the next person', async ({ canvas }) => {
  (await canvas.findByRole('button', { name: 'Mine' })).focus();
  const session = currentSession();
  if (session.status !== 'authenticated') throw new Error('The story is about a person who is signed in.');
  updateSessionUser({ ...session.user, id: 'per_0002' });
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'My drafts' })).toHaveFocus());
});

/** Opened at a page whose controls go. */
export const OpenedAtWhatGoes = Default.extend({ args: { at: '/vanishing' } });
OpenedAtWhatGoes.test('takes over the focus of what is removed or disabled', async ({ canvas, userEvent }) => {
  const heading = await canvas.findByRole('heading', { name: 'What goes' });
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(heading).toHaveFocus());
});
OpenedAtWhatGoes.test(
  'leaves it to a part that passes it on, and to nothing that was left',
  async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(next).toHaveFocus());
    next.blur();
    canvas.getByRole('button', { name: 'Delete' }).click();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(document.body).toHaveFocus();
  },
);
OpenedAtWhatGoes.test('keeps it in a dialog', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

/** A filter leads from the second page of a list to the first. */
export const Filtered = Default.extend({ args: { at: '/search/port-calder/page-2' } });
Filtered.test('keeps the focus on the filter, and moves it for another page', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('article');
  const filter = await canvas.findByRole('checkbox', { name: /^Verified only/ });
  await userEvent.click(filter);
  await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/^1\./));
  await expect(filter).toBeChecked();
  await expect(filter).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});
