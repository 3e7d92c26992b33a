import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { answersFrom, answersOf, laterOfMatched, withAnswers } from './answers';

it('the answers are made once, and told of', async () => {
  const told = vi.fn();
  const answers = answersOf(told);
  expect(answers.now()).toBeUndefined();
  const [one, other] = await Promise.all([answers.ready(), answers.ready()]);
  expect(one).toBeInstanceOf(QueryClient);
  expect(other).toBe(one);
  expect(answers.now()).toBe(one);
  expect(told.mock.calls).toEqual([[one]]);
});

const page = { Component: () => null };
const lazy = () => Promise.resolve(page);

it('a page comes when its answers can, but for one that is there before', async () => {
  let arrive = () => {};
  const arrived = new Promise<QueryClient>((resolve) => {
    arrive = () => resolve(new QueryClient());
  });
  const table: RouteObject[] = [
    {
      children: [
        { path: '/waits', lazy },
        { path: '/', lazy, handle: { later: () => Promise.resolve('more') } },
        { path: '/plain' },
      ],
    },
  ];
  const [frame] = withAnswers(table, { now: () => undefined, ready: () => arrived });
  const [waits, home, plain] = frame?.children ?? [];
  const came = vi.fn();
  const load = (route: RouteObject | undefined) => route && (route.lazy as typeof lazy)().then(came);
  await load(home);
  expect(came).toHaveBeenCalledTimes(1);
  const coming = load(waits);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(came).toHaveBeenCalledTimes(1);
  arrive();
  await coming;
  expect(came).toHaveBeenLastCalledWith(page);
  expect(plain).toEqual({ path: '/plain' });
});

it('what a page shows of answers is fetched by itself', async () => {
  const home = { route: { path: '/', handle: { texts: ['home'], later: () => Promise.resolve('more') } } };
  const frame = { route: { handle: { layout: 'empty' } } };
  const later = laterOfMatched([frame, home]);
  await expect(later === undefined ? later : later()).resolves.toBe('more');
  expect(laterOfMatched([frame, { route: { path: '/a' } }])).toBeUndefined();
});

it('answers that are there are there at once', async () => {
  const client = new QueryClient();
  expect(answersFrom(client).now()).toBe(client);
  await expect(answersFrom(client).ready()).resolves.toBe(client);
});
