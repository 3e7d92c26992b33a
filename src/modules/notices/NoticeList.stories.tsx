import preview from '#.storybook/preview';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';

import type { Notice } from './notice';
import { removeNotice, setRead } from './noticeRules';
import { hostileNotices } from '#mocks/testing/hostileNotices';

import { NoticeList } from './NoticeList';
import type { NoticeListProps } from './NoticeList';

const notices: readonly Notice[] = [
  {
    id: 'one',
    read: false,
    seen: false,
    time: '2026-03-16T09:35:00Z',
    image: '/pictures/people/12.webp',
    title: 'Ayşe Yılmaz &amp; Owen Fairweather',
    description:
      'Çekoslovakyalılaştıramadıklarımızdan biri olarak <strong>cumartesi saatlerinizi</strong> bildirdiniz; öğleden önce bir göz atabilir misiniz, yoksa yarın sabah mı bakalım?',
    link: '/article',
    useRouter: true,
  },
  {
    id: 'two',
    read: true,
    seen: true,
    time: '2026-03-16T07:00:00Z',
    icon: 'heroicons_outline:shield-check',
    title: 'Facility verified for every facility of the northern bay and its islands',
    description: '<b>Saltmarket Clinic</b> is verified until <i>next March</i>.',
  },
  {
    id: 'three',
    read: false,
    seen: true,
    time: '2026-03-06T21:05:00Z',
    description: '<strong>Leyla Polat</strong> reported incorrect opening hours for <em>Saltmarket Clinic</em>',
    link: '#here',
    useRouter: false,
  },
];

/** A minimal parent that stores the changes and shows the current route. */
function StatefulList(args: NoticeListProps) {
  const [shown, setShown] = useState(args.notices);
  const { pathname } = useLocation();
  return (
    <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <div tabIndex={-1} role="group" aria-label="Around the list">
        <NoticeList
          {...args}
          notices={shown}
          onSetRead={(notice, read) => {
            args.onSetRead(notice, read);
            setShown(setRead(shown, { id: notice.id, read }));
          }}
          onRemove={(notice) => {
            args.onRemove(notice);
            setShown(removeNotice(shown, notice.id));
          }}
        />
      </div>
      {pathname === '/' ? null : <p>You are at {pathname}</p>}
    </div>
  );
}

const meta = preview.meta({
  component: NoticeList,
  args: { label: 'Letters', notices, onSetRead: fn(), onRemove: fn(), onFollow: fn() },
  render: (args) => <StatefulList {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Moves through the links and buttons of the rows'],
      ['Enter', 'Follows the link of the row, or presses the button'],
      ['Space', 'Presses the button'],
    ],
  },
});

export const Default = meta.story();
Default.test('says what is unread in words, and writes the time', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('listitem');
  await waitFor(() => expect(first).toHaveTextContent('Unread: Ayşe Yılmaz & Owen Fairweather'));
  await expect(second).not.toHaveTextContent('Unread');
  await expect(third).toHaveTextContent(/Mar 0?[67], \d+:05 [AP]M/);
  const link = await within(first ?? document.body).findByRole('link', { name: /^Ayşe/ });
  await expect(link).toHaveAttribute('href', '/article');
  await expect(within(second ?? document.body).queryByRole('link')).toBeNull();
  await expect((await canvas.findByText('Leyla Polat', { selector: 'strong' })).localName).toBe('strong');
});
Default.test('is worked by keyboard, and keeps the focus when a row goes', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^Ayşe/ })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getAllByRole('button', { name: 'Mark as read' })[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSetRead).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'one' }), true);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Mark as unread'));
  await expect(document.activeElement).toHaveAccessibleDescription('Ayşe Yılmaz & Owen Fairweather');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  await expect(document.activeElement).toHaveAccessibleName('Remove');
  await expect(document.activeElement).toHaveAccessibleDescription(/^Facility verified/);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  await expect(canvas.getByRole('group', { name: 'Around the list' })).toHaveFocus();
});
Default.test(
  'follows a link of this app through the router, wherever the row is pressed',
  async ({ canvas, userEvent, args }) => {
    const words = await canvas.findByText(/öğleden önce/);
    const { left, top } = words.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: /^Ayşe/ });
    // With `content-visibility: auto`, a row is only hit-tested from the frame in which it is near the viewport.
    await waitFor(() => expect(document.elementFromPoint(left + 4, top + 8)).toBe(link));
    await userEvent.click(link);
    await expect(await canvas.findByText('You are at /article')).toBeVisible();
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 'one' }));
  },
);

/** A link outside the router waits for the request that marks the item as read. */
export const PlainLink = Default.extend({
  tags: ['no-visual'],
  args: { onFollow: fn(() => new Promise((resolve) => setTimeout(resolve, 80))) },
});
PlainLink.test('leaves when that is known', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Leyla/ }));
  await expect(location.hash).toBe('');
  await waitFor(() => expect(location.hash).toBe('#here'));
  history.replaceState(null, '', location.pathname + location.search);
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });

const many = Array.from({ length: 200 }, (_, n) => notices.slice(n % 3, (n % 3) + 1)).flatMap((some, n) =>
  some.map((notice): Notice => ({ ...notice, id: `n${n}` })),
);
export const Many = Default.extend({ args: { notices: many } });
Many.test('draws only what is in sight of 200, and keeps the focus when one goes', async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Letters' });
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3));
  await expect(within(list).getAllByRole('listitem').length).toBeLessThan(30);
  await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');
  within(list).getAllByRole('button', { name: 'Remove' })[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '199'));
  await expect(document.activeElement).toHaveAccessibleName('Remove');
  list.scrollTop = list.scrollHeight;
  await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '199'));
});

/** Forty injection attempts in titles, descriptions, links, images and icons. */
export const Hostile = Default.extend({ args: { notices: hostileNotices } });
Hostile.test('runs nothing, keeps nothing that could act, and keeps what is harmless', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Letters' });
  // Wait for the sanitised HTML: the text is rendered as plain text first.
  await canvas.findByText('Kept 1', { selector: 'b' });
  for (const element of list.querySelectorAll('*')) {
    for (const type of ['mouseover', 'focus', 'animationstart', 'toggle', 'load', 'error']) {
      if (element.localName !== 'img') element.dispatchEvent(new Event(type));
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(Reflect.get(window, '__xss')).toBeUndefined();

  const active = [...list.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^on|^(style|srcdoc|formaction|action|ping|is|name|contenteditable|autofocus)$/.test(name))
      .map((name) => `${element.localName}[${name}]`),
  );
  await expect(active).toEqual([]);
  const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  // `<base>` cannot be changed, so relative links stay within this app.
  await expect(links.filter((href) => href !== 'https://www.w3.org/TR/WCAG22/' && href !== '/a')).toEqual([]);

  const harmless = new Set([
    'span',
    'b',
    'i',
    'em',
    'strong',
    'a',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'code',
    'mark',
    'br',
  ]);
  for (const [n, row] of canvas.getAllByRole('listitem').entries()) {
    const texts = [...row.querySelectorAll('[data-html] *')];
    await expect(texts.map(({ localName }) => localName).filter((name) => !harmless.has(name))).toEqual([]);
    const kept = texts.find(({ textContent }) => textContent === `Kept ${n + 1}`);
    const tag = ['b', 'i', 'em', 'strong'][n % 4];
    await expect(texts.some((part) => part.localName === tag && part.textContent === `Kept ${n + 1}`)).toBe(true);
    await expect(kept).toBeVisible();
    await expect(within(row).getByRole('link', { name: new RegExp(`^Link ${n + 1} `) })).toBeVisible();
    // The row's buttons can still be clicked: the attack covers nothing.
    const button = within(row).getByRole('button', { name: 'Remove' });
    await expect(button.closest('[data-remove]')).not.toBeNull();
  }
});
