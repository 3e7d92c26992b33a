import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { createQueryClient } from './createQueryClient';
import { addToListMutation, changeInListMutation } from './listMutations';

interface Tag {
  id: string;
  title: string;
}

const key = ['things', 'tags'];

function setUp() {
  const client = createQueryClient({ retry: false });
  client.setQueryData<Tag[]>(key, [
    { id: 'a', title: 'Work' },
    { id: 'b', title: 'Home' },
  ]);
  return { client, titles: () => client.getQueryData<Tag[]>(key)?.map(({ title }) => title) };
}

describe('the items of a list', () => {
  it('are added before the others, with the id that the server has given', async () => {
    const { client, titles } = setUp();
    const options = addToListMutation(key, async ({ title }: { title: string }): Promise<Tag> => ({ id: 'c', title }));
    await new MutationObserver(client, options).mutate({ title: 'Family' });
    expect(titles()).toEqual(['Family', 'Work', 'Home']);
  });

  it('have their new name at once, and the old one again when the server refuses it', async () => {
    const { client, titles } = setUp();
    let refuse = (_reason: Error) => {};
    const options = changeInListMutation<Tag, Tag>(key, () => new Promise((_resolve, reject) => (refuse = reject)));
    const change = new MutationObserver(client, options).mutate({ id: 'b', title: 'House' });
    await expect.poll(titles).toEqual(['Work', 'House']);
    refuse(new Error('refused'));
    await expect(change).rejects.toThrow('refused');
    expect(titles()).toEqual(['Work', 'Home']);
  });
});
