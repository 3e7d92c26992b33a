import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { Menu } from '#components/Menu';

import { ButtonGroup } from './ButtonGroup';

const onClick = fn();

const meta = preview.meta({
  component: ButtonGroup,
  args: {
    label: 'Period',
    children: [
      <IconButton key="back" label="Earlier" icon={ChevronLeftIcon} variant="outline" onClick={onClick} />,
      <Button key="today" variant="outline" onClick={onClick}>
        Today
      </Button>,
      <IconButton key="on" label="Later" icon={ChevronRightIcon} variant="outline" onClick={onClick} />,
    ],
  },
  beforeEach: () => void onClick.mockClear(),
});

export const Default = meta.story();
Default.test('is a named group whose buttons are each reached by Tab', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
  const [first, second, third] = canvas.getAllByRole('button');
  await userEvent.tab();
  await expect(first).toHaveFocus();
  await userEvent.tab();
  await expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect(third).toHaveFocus();
});
Default.test('leaves no gap and no doubled edge', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('button').map(inlineEdges);
  await expect(first && second ? second.start - first.end : NaN).toBe(-1);
});

export const LongText = meta.story({
  args: {
    label: 'Görünüm',
    children: ['Çizelge', 'Günlere göre ayrılmış liste', 'Haritada göster'].map((text) => (
      <Button key={text} variant="outline">
        {text}
      </Button>
    )),
  },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', overflowX: 'auto' }}>
      {(['outline', 'soft', 'solid', 'quiet'] as const).flatMap((variant) =>
        (['neutral', 'primary', 'error'] as const).map((tone) => (
          <div key={`${variant}-${tone}`} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
            {(['small', 'medium', 'large'] as const).map((size) => (
              <ButtonGroup key={size} label={`${variant} ${tone} ${size}`}>
                <Button variant={variant} tone={tone} size={size}>
                  Day
                </Button>
                <Button variant={variant} tone={tone} size={size} aria-pressed>
                  Week
                </Button>
                <Button variant={variant} tone={tone} size={size} disabled>
                  Month
                </Button>
                <Menu
                  label="More"
                  variant={variant}
                  tone={tone}
                  size={size}
                  sections={[{ id: 'all', items: [{ id: 'year', label: 'Year' }] }]}
                />
              </ButtonGroup>
            ))}
          </div>
        )),
      )}
    </div>
  ),
});
