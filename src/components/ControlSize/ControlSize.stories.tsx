import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { Stack } from '#components/Stack';
import { TextField } from '#components/TextField';

import { ControlSize } from './ControlSize';

const meta = preview.meta({ component: ControlSize });

export const Large = meta.story({
  args: {
    size: 'large',
    children: (
      <Stack gap={16}>
        <TextField label="Name" />
        <Button>Save</Button>
        <Button size="small">Help</Button>
      </Stack>
    ),
  },
});
Large.test('sets the size of what has none of its own', async ({ canvas }) => {
  const height = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().height;
  await expect(height('Save')).toBeGreaterThanOrEqual(44);
  await expect(height('Help')).toBeLessThan(44);
  await expect(canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect().height).toBeGreaterThan(36);
});
