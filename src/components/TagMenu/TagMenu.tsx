import TagIcon from '@heroicons/react/24/outline/TagIcon';

import { Menu } from '#components/Menu';
import type { Tag } from '#components/TagList';

export type TagMenuProps = {
  /** Label of the button: "Labels". */
  label: string;
  /** All tags; without any the button is disabled. */
  tags: readonly Tag[];
  /** Ids of the tags of each record that the menu acts on. */
  tagsOfRecords: readonly (readonly string[])[];
  /** Adds a tag to the records, or removes it from them. */
  onChange: (tagId: string, added: boolean) => void;
};

/** Adds tags to records and removes them; one that only some records have is added to the rest. */
export function TagMenu({ label, tags, tagsOfRecords, onChange }: TagMenuProps) {
  const isOnAll = (id: string) => tagsOfRecords.every((ids) => ids.includes(id));
  return (
    <Menu
      label={label}
      icon={TagIcon}
      sections={[
        {
          id: 'tags',
          kind: 'checkbox',
          items: tags.map(({ id, title }) => ({ id, label: title, checked: isOnAll(id) })),
        },
      ]}
      disabled={tags.length === 0}
      onAction={(id) => onChange(id, !isOnAll(id))}
    />
  );
}
