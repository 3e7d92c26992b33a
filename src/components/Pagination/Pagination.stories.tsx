import { useSearchParams } from 'react-router-dom';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Pagination } from './Pagination';

const meta = preview.meta({
  component: Pagination,
  parameters: {
    keyboard: [
      ['Tab', 'Moves from link to link'],
      ['Enter', 'Goes to the page'],
    ],
  },
  args: { hrefFor: (page: number) => `?page=${page}` },
});

export const Default = meta.story({ args: { page: 5, lastPage: 12 } });
Default.test('has a link for the first, the neighbours and the last', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Previous page',
    'Page 1',
    'Page 4',
    'Page 5',
    'Page 6',
    'Page 12',
    'Next page',
  ]);
  await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=6');
});

export const OnePage = meta.story({ tags: ['no-visual'], args: { page: 1, lastPage: 1 } });
OnePage.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const TwoPages = meta.story({ args: { page: 1, lastPage: 2 } });
TwoPages.test('has no way before the first', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
});

export const LastOfMany = meta.story({ args: { page: 137, lastPage: 137 } });
LastOfMany.test('has no way after the last', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
});

export const ImpossiblePage = meta.story({ args: { page: 999, lastPage: 3 } });
ImpossiblePage.test('stands on the last page instead', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

export const SmallScreen = meta.story({
  args: { page: 69, lastPage: 137 },
  globals: { viewport: { value: 'reflow' }, locale: 'tr' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
SmallScreen.test('fits into 320 px', async ({ canvas }) => {
  const nav = canvas.getByRole('navigation', { name: 'Sayfalar' });
  await expect(nav.scrollWidth).toBeLessThanOrEqual(288);
  await expect(canvas.getByRole('link', { name: 'Önceki sayfa' })).toBeVisible();
});

export const FirstOnAPhone = meta.story({
  tags: ['no-visual'],
  args: { page: 1, lastPage: 37 },
  globals: { viewport: { value: 'phone' } },
});
FirstOnAPhone.test('is one row', async ({ canvas }) => {
  const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(1);
});

function Walk() {
  const [params] = useSearchParams();
  return <Pagination page={Number(params.get('page') ?? 1)} lastPage={9} hrefFor={(page) => `?page=${page}`} />;
}

export const Walking = meta.story({ args: { page: 1, lastPage: 9 }, render: () => <Walk /> });
Walking.test('goes on without loading the page again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
  await expect(await canvas.findByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Page 9' }));
  await expect(await canvas.findByRole('link', { name: 'Page 9', current: 'page' })).toBeVisible();
});
Walking.test('keeps the focus when the link to the next page goes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Page 9' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Previous page' }));
  const next = await canvas.findByRole('link', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 9', current: 'page' })).toHaveFocus());
});

export const Matrix = meta.story({
  args: { page: 1, lastPage: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        [1, 2],
        [2, 3],
        [1, 12],
        [4, 12],
        [9, 12],
        [69, 137],
      ].map(([page = 1, lastPage = 1]) => (
        <Pagination
          key={`${page}-${lastPage}`}
          {...args}
          page={page}
          lastPage={lastPage}
          label={`${page} / ${lastPage}`}
        />
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });

export const RightToLeft = Default.extend({ decorators: [(Story) => <div dir="rtl">{<Story />}</div>] });
