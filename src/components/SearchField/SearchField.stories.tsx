import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { SearchField } from './SearchField';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search notes', name: 'query', onChange: fn(), onSubmit: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Enter', 'Searches at once'],
      ['Escape', 'Clears the text'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { size: 'medium', placeholder: 'Search notes', hideLabel: true, loading: false },
});
Default.test('searches by Enter and clears by Escape', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search notes' });
  await userEvent.type(field, 'harbour{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('harbour');
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});
Default.test('clears by its button and keeps the focus', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox');
  await expect(canvas.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'harbour');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Search notes' }));
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
});

export const Busy = Default.extend({ args: { defaultValue: 'harbour', loading: true } });

export const Found = Default.extend({ args: { defaultValue: 'harbour', statusText: '12 notes found' } });
Found.test('says what was found', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('12 notes found');
});

export const LongText = Default.extend({
  args: {
    label: 'Notlarda, etiketlerde ve eklerin adlarında ara',
    hideLabel: false,
    description: 'En az iki harf yazın; büyük ve küçük harf fark etmez',
    error: 'Arama için en az iki harf yazın',
    defaultValue: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <SearchField key={`${size}-empty`} {...args} size={size} placeholder="Search notes" />,
        <SearchField key={`${size}-filled`} {...args} size={size} defaultValue="harbour" />,
        <SearchField key={`${size}-loading`} {...args} size={size} defaultValue="harbour" loading />,
        <SearchField key={`${size}-off`} {...args} size={size} defaultValue="harbour" disabled />,
      ])}
    </div>
  ),
});
