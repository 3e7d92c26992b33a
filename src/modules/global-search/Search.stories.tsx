import BellIcon from '@heroicons/react/24/outline/BellIcon';
import preview from '#.storybook/preview';
import { useLocation } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';

import { IconButton } from '#components/IconButton';
import { resetDatabase } from '#mocks/core/database';
import { handle } from '#mocks/core/handle';
import { demoAccount } from '#mocks/accounts/seed';
import { globalSearchHandlers, searches } from '#mocks/global-search/handlers';
import { globalSearchScenarios } from '#mocks/global-search/scenarios';

import { postSearch } from './api';
import type { ResultSet } from './api';
import { SearchBar } from './SearchBar';
import { SearchBox } from './SearchBox';

/** A minimal header that shows the current path. */
function Screen({ look }: { look: 'bar' | 'basic' }) {
  const { pathname } = useLocation();
  return (
    <div style={{ minBlockSize: 640 }}>
      <header
        style={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 8,
          blockSize: 64,
          paddingInline: 24,
        }}
      >
        {look === 'bar' ? <SearchBar /> : <SearchBox />}
        <IconButton label="Notifications" icon={BellIcon} />
      </header>
      <main style={{ padding: 24 }}>
        <h1 tabIndex={-1}>Today</h1>
        <p>
          Address: <output>{pathname}</output>
        </p>
      </main>
    </div>
  );
}

const meta = preview.meta({
  component: Screen,

  async beforeEach() {
    await resetDatabase();
    // A development server may take longer for the data than one kind of results may keep the others waiting.
    const user = { ...demoAccount('ada'), emailVerified: true };
    const context = { text: 'ada', query: 'ada', language: 'en', user } as const;
    await Promise.all(Object.values(searches).map((find) => find(context)));
  },
  parameters: {
    layout: 'fullscreen',
    at: '/home',
    keyboard: [
      ['Control + K, Command + K', 'Opens the search, or goes to its field'],
      [
        'Arrow Down, Arrow Up',
        'Moves to the next or the previous result, around the ends; the focus stays in the field',
      ],
      ['Home, End', 'Moves to the first or the last result'],
      ['Enter', 'Follows the result that is marked: the first one, until another is reached'],
      ['Escape', 'Closes the bar at once; clears the field, and leaves it the second time'],
    ],
  },
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };

async function openAndType(canvas: Canvas, userEvent: User, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  const field = canvas.getByRole('combobox', { name: 'Search' });
  await userEvent.type(field, text);
  return field;
}

const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

const person = (name: string): ResultSet => ({
  id: 'contacts',
  label: 'Contacts',
  total: 1,
  results: [{ name, value: name, avatar: null, link: `/apps/contacts/${encodeURIComponent(name)}` }],
});

export const Bar = meta.story({ args: { look: 'bar' } });
Bar.test('keeps its text for the person the page ends under, and forgets it when it is closed', async (context) => {
  const { canvas, userEvent } = context;
  const storedDrafts = () => Object.keys(localStorage).filter((key) => key.endsWith(':global-search'));
  await openAndType(canvas, userEvent, 'harbour');
  // `persisted`, as if the page entered the back/forward cache; otherwise the local back end would stop too.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect(storedDrafts()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect(storedDrafts()).toHaveLength(0);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('');
});
Bar.test(
  'opens over its row, follows a result by keyboard, and gives the focus back',
  async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Search' });
    const field = await openAndType(canvas, userEvent, 'ay');
    await expect(field).toHaveFocus();
    await step('covers the row', async () => {
      const row = canvas.getByRole('banner').getBoundingClientRect();
      const bar = document.querySelector('search')?.getBoundingClientRect();
      await expect([bar?.x, bar?.y, bar?.width, bar?.height]).toEqual([row.x, row.y, row.width, row.height]);
    });
    await step('lists by kind, and marks what fits', async () => {
      await canvas.findByRole('listbox');
      await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
        'Contacts',
        'Tasks',
        expect.stringMatching(/^Emails/),
        'Articles',
        'Chats',
        'Notes',
        'Cards',
        'Courses',
        'Products',
      ]);
      await expect(active(field)).toHaveTextContent('Ayşe Yılmaz');
      await expect(active(field)?.querySelector('mark')).toHaveTextContent(/^Ay$/);
    });
    await step('walks around the ends', async () => {
      const options = canvas.getAllByRole('option');
      await userEvent.keyboard('{ArrowUp}');
      await expect(active(field)).toBe(options.at(-1));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(active(field)).toBe(options[1]);
      await userEvent.keyboard('{End}');
      await expect(active(field)).toBe(options.at(-1));
      await userEvent.keyboard('{Home}');
      await expect(active(field)).toHaveAttribute('aria-selected', 'true');
      await expect(active(field)).toBe(options[0]);
    });
    await step('Enter follows it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('/apps/contacts/per_0003')).toBeVisible();
      await expect(canvas.queryByRole('combobox')).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
);
Bar.test('closes on one Escape, on its cross and when the person goes elsewhere', async ({ canvas, userEvent }) => {
  await openAndType(canvas, userEvent, 'ada');
  await canvas.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();

  const again = await openAndType(canvas, userEvent, 'a');
  await expect(again).toHaveValue('a');
  await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();

  await openAndType(canvas, userEvent, 'ada');
  await userEvent.click(canvas.getByRole('heading', { name: 'Today' }));
  await expect(canvas.queryByRole('combobox')).toBeNull();
});
Bar.test('opens by Control + K from anywhere, and goes back there', async ({ canvas, userEvent }) => {
  const bell = await canvas.findByRole('button', { name: 'Notifications' });
  bell.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(canvas.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(bell).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', 'Control+K');
});
Bar.test(
  'asks once for a word, and never shows an older answer after a newer one',
  async ({ canvas, userEvent, msw }) => {
    const asked = fn();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    msw.use(
      handle(postSearch, async ({ body: { query } }) => {
        asked(query);
        if (query === 'ad') await held;
        return [person(`Answer to ${query}`)];
      }),
    );
    const field = await openAndType(canvas, userEvent, 'ad');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('ad'));
    await userEvent.type(field, 'a li');
    await canvas.findByRole('option', { name: 'Answer to ada li' });
    release();
    // Longer than the delayed response takes.
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: 'Answer to ada li' })).toBeInTheDocument();
    await expect(asked.mock.calls).toEqual([['ad'], ['ada li']]);
  },
);
Bar.test('does not follow the first of an older answer', async ({ canvas, userEvent, msw }) => {
  msw.use(handle(postSearch, ({ body: { query } }) => [person(query)]));
  const field = await openAndType(canvas, userEvent, 'ada');
  await canvas.findByRole('option', { name: 'ada' });
  await userEvent.type(field, 'm{Enter}');
  await expect(canvas.getByText('/home')).toBeVisible();
  await canvas.findByRole('option', { name: 'adam' });
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('/apps/contacts/adam')).toBeVisible();
});

export const Results = Bar.extend({
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'pr');
    await canvas.findByRole('listbox');
  },
});
Results.test('shows people, pages with their address, and whether tasks are done', async ({ canvas }) => {
  const heading = canvas.getByRole('group', { name: 'Pages' }).querySelector<HTMLElement>('[aria-hidden] > span');
  await expect(heading?.innerText).toBe('PAGES');
  await expect(canvas.getByRole('option', { name: /^Privacy policy/ })).toHaveTextContent('/privacy-policy');
  const done = canvas.getByRole('option', { name: /^Make the printed .* Completed$/ });
  await expect(getComputedStyle(within(done).getByText(/^Make the/)).textDecorationLine).toBe('line-through');
});
Results.test('shows facilities, emails and articles below them', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, 'saltmarket');
  const facilities = await canvas.findByRole('group', { name: /^Facilities/ });
  await expect(within(facilities).getAllByRole('option')[0]).toHaveTextContent(/Saltmarket.*, /);
  const found = within(canvas.getByRole('group', { name: /^Emails/ })).getAllByRole('option');
  await expect(found[0]).toHaveTextContent(/Saltmarket/);
  await userEvent.click(found[0] ?? field);
  await expect(canvas.getByText(/^\/apps\/mailbox\/\w+\/1\/mai_\d+$/)).toBeVisible();
});
Results.test('is pressed by a pointer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('option', { name: /^Privacy policy/ }));
  await expect(canvas.getByText('/privacy-policy')).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
});

export const ManyResults = Bar.extend({
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'an');
    await canvas.findByRole('listbox');
  },
});
ManyResults.test('says how many more there are', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: /^Contacts, \d+ more$/ });
  await expect(within(group).getAllByRole('option')).toHaveLength(8);
});

export const Basic = meta.story({ args: { look: 'basic' } });
Basic.test('is always there: the first Escape clears it, the second goes back', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'Search' });
  await expect(field).toHaveAttribute('placeholder', 'Search...');
  await expect(canvas.getByText('Control + K')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(field).toHaveFocus();
  await userEvent.keyboard('ada');
  await canvas.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('heading', { name: 'Today' })).toHaveFocus();

  const bell = canvas.getByRole('button', { name: 'Notifications' });
  bell.focus();
  await userEvent.keyboard('{Control>}k{/Control}a{Escape}{Escape}');
  await expect(bell).toHaveFocus();
});

export const NoResults = Bar.extend({
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'zzyzx');
    await canvas.findByText('No results found!', { selector: 'p' });
  },
});
NoResults.test('says so aloud, and Enter goes nowhere', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No results found!', { selector: '[role=status]' })).toBeInTheDocument();
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('/home')).toBeVisible();
});

export const TooShort = Bar.extend({
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'a');
  },
});
TooShort.test('asks nothing, and a list that was there goes', async ({ canvas, userEvent, msw }) => {
  const asked = fn();
  msw.use(
    handle(postSearch, ({ body: { query } }) => {
      asked(query);
      return [person(query)];
    }),
  );
  const field = canvas.getByRole('combobox');
  await expect(canvas.getByText('Enter at least 2 characters', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.type(field, '   ');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(asked).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'ab');
  await canvas.findByRole('listbox');
  await userEvent.type(field, '{Backspace}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

export const Loading = Bar.extend({
  beforeEach: ({ msw }) => msw.use(globalSearchScenarios.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'ada');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
});

export const Failed = Bar.extend({
  beforeEach: ({ msw }) => msw.use(globalSearchScenarios.failsOnce()),
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'ada l');
    await canvas.findByRole('button', { name: 'Try again' });
  },
});
Failed.test('recovers when retried, with the focus in the field', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('option', { name: 'Ada Lindqvist' });
  await expect(canvas.getByRole('combobox')).toHaveFocus();
});

/** One kind of results cannot be searched. */
export const PartlyFailed = Bar.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...globalSearchScenarios.kindFails('facilities')),
  play: async ({ canvas, userEvent }) => {
    await openAndType(canvas, userEvent, 'ada l');
    await canvas.findByRole('option', { name: 'Ada Lindqvist' });
  },
});
PartlyFailed.test('says which kind, shows the others, and searches again', async ({ canvas, msw, userEvent }) => {
  const text = 'Facilities could not be searched.';
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  await expect(canvas.getByText(/^\d+ results? found Facilities could not be searched\.$/)).toHaveAttribute(
    'role',
    'status',
  );
  msw.use(...globalSearchHandlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  await expect(canvas.getByRole('option', { name: 'Ada Lindqvist' })).toBeVisible();
});

export const Turkish = Bar.extend({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ara' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ara' }), 'IL');
    await canvas.findByRole('listbox');
  },
});
Turkish.test('finds all four letters i, and writes headings with the dot they have', async ({ canvas }) => {
  const people = canvas.getByRole('group', { name: /^Kişiler/ });
  const heading = people.querySelector<HTMLElement>('[aria-hidden] > span');
  await expect(heading?.innerText).toBe('KİŞİLER');
  await expect(within(people).getByRole('option', { name: 'Ilse Vandenberghe' })).toBeInTheDocument();
  await expect(canvas.getByRole('option', { name: /^İl bazında .* Tamamlandı$/ })).toBeInTheDocument();
});

export const OnAPhone = Results.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Dark = Results.extend({ globals: { scheme: 'dark' } });
