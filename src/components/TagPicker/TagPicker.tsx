import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Option } from '#components/Field';
import { Icon } from '#components/Icon';
import { PickerField } from '#components/PickerField';
import type { PickerChipProps, PickerProps } from '#components/PickerField';
import { matching } from '#components/internal/listOptions';
import { TagChip, TagSwatch } from '#components/TagChip';
import type { TagColor } from '#components/TagChip';
import { foldForSearch } from '#lib/text/foldForSearch';

/** A tag that can be chosen. */
export type TagOption = Option & {
  /** Colour of its dot; `gray` by default. */
  color?: TagColor | undefined;
};

/** What became of a tag that was to be created: the tag, or why there is none. */
export type TagCreation = { tag: TagOption } | { error: string };

export type TagPickerProps = PickerProps<TagOption> & {
  /**
   * Creates a tag with this name and returns it; the caller also adds it to `options`. An error is shown below the
   * field, and the text stays. Without it only existing tags can be chosen.
   */
  onCreate?: ((label: string) => TagCreation | Promise<TagCreation>) | undefined;
};

/** Value of the option that creates a tag; no tag has it. */
const createValue = '\u0000create';

/** Chooses coloured tags from a list, and creates new ones while typing. */
export function TagPicker({ options, onCreate, ...props }: TagPickerProps) {
  const { t } = useTranslation('TagPicker');
  const tags = useMemo(
    () => options.map((tag) => ({ ...tag, leadingVisual: <TagSwatch color={tag.color ?? 'gray'} /> })),
    [options],
  );

  function find(query: string) {
    const found = matching(tags, query);
    const name = query.trim();
    const folded = foldForSearch(name);
    const isNew = name !== '' && !tags.some(({ label }) => label === name || foldForSearch(label) === folded);
    if (!onCreate || !isNew) return found;
    const create = {
      value: createValue,
      label: t('create', { name }),
      leadingVisual: <Icon source={PlusIcon} />,
      isAction: true,
    };
    return [...found, create];
  }

  async function create(label: string): Promise<{ option: TagOption } | { error: string }> {
    try {
      const made = await onCreate?.(label);
      if (made) return 'tag' in made ? { option: made.tag } : made;
    } catch {
      // Said below, as for a caller that returns nothing.
    }
    return { error: t('notCreated', { name: label }) };
  }

  return <PickerField {...props} options={options} find={find} onCreate={onCreate && create} chip={ChosenTag} />;
}

function ChosenTag({ option: { label, color }, ...chip }: PickerChipProps<TagOption>) {
  return (
    <TagChip {...chip} color={color}>
      {label}
    </TagChip>
  );
}
