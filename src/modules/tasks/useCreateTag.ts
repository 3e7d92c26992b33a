import { useMutation } from '@tanstack/react-query';

import type { TagCreation } from '#components/TagPicker';

import { taskLimits } from './limits';
import { createTagMutation } from './queries';

/** Creates a tag for a `TagPicker`, which shows that it failed. */
export function useCreateTag(): (title: string) => Promise<TagCreation> {
  const { mutateAsync: create } = useMutation(createTagMutation());
  return async (title) => {
    const tag = await create({ title: title.slice(0, taskLimits.tagTitle) });
    return { tag: { value: tag.id, label: tag.title } };
  };
}
