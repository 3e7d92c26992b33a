import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Skeleton } from './Skeleton';

const meta = preview.meta({ component: Skeleton });

export const Text = meta.story({ args: { variant: 'text', lines: 3 } });
Text.test('takes the room of the lines it stands for', async ({ canvasElement }) => {
  const skeleton = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');
  await expect(skeleton?.offsetHeight).toBe(3 * 20);
});
Text.test('appears, and says nothing', async ({ canvas, canvasElement }) => {
  const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
  if (!skeleton) throw new Error('The skeleton is not there.');
  await waitFor(() => expect(getComputedStyle(skeleton).opacity).toBe('1'));
  await expect(canvas.queryByText(/./)).toBeNull();
});

export const Block = Text.extend({ args: { variant: 'block', height: 'medium' } });

export const Circle = Text.extend({ args: { variant: 'circle', size: 'large' } });

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      {(['full', 'wide', 'medium', 'narrow'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      {(['small', 'medium'] as const).map((height) => (
        <Skeleton key={height} variant="block" height={height} />
      ))}
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Skeleton key={size} variant="circle" size={size} />
        ))}
      </div>
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
