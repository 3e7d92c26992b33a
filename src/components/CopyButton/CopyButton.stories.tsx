import preview from '#.storybook/preview';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { CopyButton } from './CopyButton';

const meta = preview.meta({
  component: CopyButton,
  args: { text: 'https://example.org/articles/walking', label: 'Copy link', onCopy: fn() },
});

const works = () => {
  spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
};
const refuses = () => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
};

export const Default = meta.story({
  args: { iconOnly: false, tone: 'neutral', variant: 'soft', size: 'medium', disabled: false },
  beforeEach: works,
});
Default.test('copies, says so, and is itself again after two seconds', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Copy link' });
  const width = button.offsetWidth;
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://example.org/articles/walking');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  await expect(button).toHaveAccessibleName('Copied');
  await expect(button.offsetWidth).toBe(width);
  await expect(button).toHaveFocus();
  await expect(args.onCopy).toHaveBeenCalledOnce();
  await waitFor(() => expect(button).toHaveAccessibleName('Copy link'));
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const Failed = Default.extend({
  beforeEach: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: /^Could not copy/ });
  },
});
Failed.test('says in words that it could not', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent('Could not copy. Select the text and copy it yourself.'),
  );
  await expect(args.onCopy).not.toHaveBeenCalled();
});

export const Turkish = Default.extend({ globals: { locale: 'tr' }, args: { label: 'Paylaşım bağlantısını kopyala' } });

export const Matrix = meta.story({
  beforeEach: works,
  render: ({ text }) => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      <CopyButton text={text} />
      <CopyButton
        text={() => Promise.resolve('https://example.org/articles/walking')}
        label="Copy address"
        variant="outline"
      />
      <CopyButton text={text} label="Copy" variant="quiet" size="small" />
      <CopyButton text={text} label="Copy link" iconOnly variant="quiet" />
      <CopyButton text={text} label="Copy" disabled />
    </div>
  ),
});
Matrix.test('takes a text that is only there when asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await waitFor(() =>
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://example.org/articles/walking'),
  );
});
