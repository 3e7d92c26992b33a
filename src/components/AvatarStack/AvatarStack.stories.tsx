import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { AvatarStack } from './AvatarStack';

const people = [
  'Ayşe Yılmaz',
  'Brian Hughes',
  'Çağla Şen',
  'Daniel Okafor',
  'Işıl Ünal',
  'Leyla Çetinkaya Büyükkaraoğlanoğlu',
  'Oya İnce',
].map((name, index) => ({ id: `user-${index}`, name }));

const meta = preview.meta({ component: AvatarStack, args: { label: 'Members of the board', people } });

export const Default = meta.story({ args: { max: 4, size: 'medium', rest: 'button' } });
Default.test('names those it shows, and lists the others', async ({ canvas, userEvent }) => {
  const stack = canvas.getByRole('list', { name: 'Members of the board' });
  await expect(
    within(stack)
      .getAllByRole('img')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(people.slice(0, 4).map(({ name }) => name));
  const more = within(stack).getByRole('button', { name: '3 more: Members of the board' });
  await expect(more).toHaveTextContent('+3');
  more.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await canvas.findByRole('dialog', { name: '3 more: Members of the board' });
  await waitFor(() => expect(within(panel).getByText('Oya İnce')).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await expect(more).toHaveFocus();
});

export const AllShown = Default.extend({ args: { people: people.slice(0, 5) } });
AllShown.test('never hides a single person behind a number', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(5);
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const InALink = Default.extend({
  globals: { locale: 'tr' },
  args: { label: 'Panonun üyeleri', rest: 'text', size: 'small' },
});
InALink.test('says the names without anything to press', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(
    canvas.getByRole('img', { name: 'Işıl Ünal, Leyla Çetinkaya Büyükkaraoğlanoğlu ve Oya İnce' }),
  ).toHaveTextContent('+3');
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <AvatarStack key={size} {...args} label={size} size={size} />
      ))}
      <AvatarStack label="One" people={people.slice(0, 1)} />
      <div dir="rtl">
        <AvatarStack label="Right to left" people={people} max={3} />
      </div>
    </div>
  ),
});
Matrix.test('overlaps in the direction of the text', async ({ canvas }) => {
  const stack = canvas.getByRole('list', { name: 'Right to left' });
  const [first, second] = within(stack)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect());
  await expect(second?.left).toBeLessThan(first?.left ?? 0);
  await expect(second?.right).toBeGreaterThan(first?.left ?? 0);
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
