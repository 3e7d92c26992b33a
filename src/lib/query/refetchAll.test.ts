import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { createQueryClient } from './createQueryClient';
import { refetchAll } from './refetchAll';

/** A query on the screen that responds, when told to, in the language it was asked in. */
function createQuery() {
  const queryClient = createQueryClient({ retry: false });
  const screen = { language: 'en' };
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['greeting'],
    queryFn: async () => {
      const { language } = screen;
      await new Promise<void>((resolve) => answers.push(resolve));
      return language;
    },
  });
  observer.subscribe(() => {});
  const data = () => observer.getCurrentResult().data;
  return { queryClient, screen, data, answer: (index: number) => answers[index]?.() };
}

it('shows the new response when the first request was still under way', async () => {
  const { queryClient, screen, data, answer } = createQuery();
  screen.language = 'tr';
  const done = refetchAll(queryClient);
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  answer(0);
  answer(1);
  await done;
  expect(data()).toBe('tr');
});

it('keeps what is shown until the new response is there', async () => {
  const { queryClient, screen, data, answer } = createQuery();
  answer(0);
  await expect.poll(data).toBe('en');
  screen.language = 'tr';
  const done = refetchAll(queryClient);
  expect(data()).toBe('en');
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  answer(1);
  await done;
  expect(data()).toBe('tr');
});
