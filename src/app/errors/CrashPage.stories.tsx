import preview from '#.storybook/preview';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';

import { CrashPage } from './CrashPage';

function Broken(): never {
  throw new Error('This screen is broken on purpose.');
}

function Crash() {
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <CrashPage /> }]);
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

const meta = preview.meta({
  component: Crash,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Default = meta.story({});
Default.test('says that there is a problem, and offers to load again', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'There is a problem with the service' }),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
