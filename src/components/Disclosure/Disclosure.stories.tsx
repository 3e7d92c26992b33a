import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { Disclosure } from './Disclosure';

const meta = preview.meta({
  component: Disclosure,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the label, then into what it shows'],
      ['Enter, Space', 'Shows or hides'],
    ],
  },
  args: {
    label: 'How results are ordered',
    children: <p>Those that match every word come first, then those that are nearer.</p>,
    onToggle: fn(),
  },
});

export const Closed = meta.story({ args: { size: 'medium' } });
Closed.test('unfolds and folds', async ({ canvas, userEvent, args }) => {
  const text = canvas.getByText(/^Those that match/);
  await expect(text).not.toBeVisible();
  await userEvent.click(canvas.getByText('How results are ordered'));
  await waitFor(() => expect(text).toBeVisible());
  await expect(args.onToggle).toHaveBeenLastCalledWith(true);
  await userEvent.click(canvas.getByText('How results are ordered'));
  await waitFor(() => expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
  await expect(args.onToggle).toHaveBeenLastCalledWith(false);
});
Closed.test('is one stop for Tab', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByText('How results are ordered').closest('summary')).toHaveFocus();
});

export const Open = Closed.extend({ args: { defaultOpen: true } });
export const Small = Open.extend({ args: { size: 'small', label: 'Why this result?' } });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
export const LongLabel = Open.extend({
  args: { label: 'Arama sonuçlarının hangi ölçütlere göre sıralandığını ve neden bu sırayla gösterildiğini öğrenin' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
});

export const Row = Open.extend({ args: { variant: 'row', headingLevel: 3, meta: '3 of 5' } });
Row.test('is a heading too', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'How results are ordered' })).toBeVisible();
});
