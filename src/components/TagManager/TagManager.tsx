import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { useConfirm } from '#components/ConfirmationDialog';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { InlineEdit } from '#components/InlineEdit';
import { Menu } from '#components/Menu';
import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { SubmitButton } from '#components/SubmitButton';
import { TagSwatch, tagColors } from '#components/TagChip';
import type { TagColor } from '#components/TagChip';
import type { Tag } from '#components/TagList';
import { TextField } from '#components/TextField';

import * as styles from './TagManager.css';

/** What a module calls its tags. */
export type TagManagerTexts = {
  /** Heading: "Labels". */
  title: string;
  /** Subject of the error message "Could not load {{thing}}": "the labels". */
  what: string;
  /** Name of the field for a new one: "New label". */
  newTag: string;
  /** Button that adds it: "Add label". */
  add: string;
  /** Title and description while there are none. */
  empty: { title: string; description: string };
  /**
   * The question before one is deleted: its button ("Delete label") and what happens to the records. Without it nothing
   * is asked, because the caller offers to undo.
   */
  deletion?: { confirm: string; description: string } | undefined;
};

export type TagManagerProps<T extends Tag> = {
  /** What the module calls its tags. */
  texts: TagManagerTexts;
  /** Result of `useQuery` with all tags. */
  query: UseQueryResult<T[]>;
  /** Whether tags have colours. */
  colors?: boolean | undefined;
  /** Greatest length of a title in characters. */
  maxLength: number;
  /** Why a title cannot be taken, for example because another tag has it; `tag` is the one that is renamed. */
  validate?: ((title: string, tag?: T) => string | undefined) | undefined;
  /** Adds a tag, without regard to `color` where tags have none; the form shows that it failed and keeps the text. */
  onCreate: (tag: { title: string; color: TagColor }) => Promise<unknown>;
  /** Renames or recolours a tag; its row shows that it failed. */
  onChange: (tag: T, change: { title: string } | { color: TagColor }) => Promise<unknown>;
  /** Deletes a tag, after the confirmation if there is one; reports its failure itself. */
  onDelete: (tag: T) => Promise<unknown>;
};

/** Adds, renames, recolours and deletes the tags or labels of a module. */
export function TagManager<T extends Tag>({ texts, query, colors = false, maxLength, ...actions }: TagManagerProps<T>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.title}
        </h2>
        <NewTag
          texts={texts}
          colors={colors}
          maxLength={maxLength}
          validate={actions.validate}
          onCreate={actions.onCreate}
        />
        <QueryPanel
          query={query}
          what={texts.what}
          headingLevel={3}
          skeleton={<Skeleton lines={6} />}
          isEmpty={(tags) => tags.length === 0}
          empty={<EmptyState icon={TagIcon} {...texts.empty} />}
        >
          {(tags) => (
            <ul role="list" className={styles.tags} aria-label={texts.title}>
              {tags.map((tag) => (
                <TagRow
                  key={tag.id}
                  tag={tag}
                  texts={texts}
                  colors={colors}
                  maxLength={maxLength}
                  {...actions}
                  onDeleted={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )}
        </QueryPanel>
      </div>
    </Card>
  );
}

type NewTagProps<T extends Tag> = Pick<TagManagerProps<T>, 'texts' | 'maxLength' | 'validate' | 'onCreate'> & {
  colors: boolean;
};

function NewTag<T extends Tag>({ texts, colors, maxLength, validate, onCreate }: NewTagProps<T>) {
  const { t } = useTranslation('TagManager');
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<TagColor>('orange');
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();

  async function add() {
    if (loading) return;
    const problem = title.trim() === '' ? t('required') : validate?.(title.trim());
    if (problem !== undefined) {
      setError(problem);
      field.current?.focus();
      return;
    }
    setLoading(true);
    try {
      await onCreate({ title: title.trim(), color });
      setError(undefined);
      setTitle('');
    } catch {
      setError(t('notAdded'));
    } finally {
      setLoading(false);
    }
    field.current?.focus();
  }

  return (
    <form
      className={styles.form}
      aria-label={texts.newTag}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        ref={field}
        label={texts.newTag}
        value={title}
        maxLength={maxLength}
        autoComplete="off"
        onChange={setTitle}
        {...(error !== undefined && { error })}
      />
      {colors ? (
        <Select
          label={t('color')}
          options={tagColors.map((one) => ({ value: one, label: t(`colors.${one}`) }))}
          value={color}
          onChange={setColor}
        />
      ) : null}
      <SubmitButton leadingIcon={PlusIcon} tone="primary" variant="solid" loading={loading}>
        {texts.add}
      </SubmitButton>
    </form>
  );
}

type TagRowProps<T extends Tag> = Pick<
  TagManagerProps<T>,
  'texts' | 'maxLength' | 'validate' | 'onChange' | 'onDelete'
> & {
  tag: T;
  colors: boolean;
  onDeleted: () => void;
};

function TagRow<T extends Tag>({
  tag,
  texts,
  colors,
  maxLength,
  validate,
  onChange,
  onDelete,
  onDeleted,
}: TagRowProps<T>) {
  const { t } = useTranslation('TagManager');
  const confirm = useConfirm();
  const { title, color } = tag;
  const [failed, setFailed] = useState(false);

  async function confirmDelete() {
    const { deletion } = texts;
    const answer = deletion
      ? await confirm({
          title: t('deleteTitle', { title }),
          message: deletion.description,
          actions: { confirm: { label: deletion.confirm } },
          dismissible: true,
        })
      : 'confirmed';
    if (answer !== 'confirmed') return;
    onDelete(tag).then(onDeleted, () => {});
  }

  return (
    <li className={styles.tag}>
      {color === undefined ? null : <TagSwatch color={color} />}
      <span className={styles.title}>
        <InlineEdit
          label={t('name', { title })}
          value={title}
          maxLength={maxLength}
          onSave={async (text) => {
            const problem = text === '' ? t('required') : validate?.(text, tag);
            if (problem !== undefined) return problem;
            await onChange(tag, { title: text });
            return undefined;
          }}
        />
        {failed ? <span role="alert">{t('colorNotChanged')}</span> : null}
      </span>
      {colors ? (
        <Menu
          label={t('colorOf', { title })}
          icon={SwatchIcon}
          align="end"
          sections={[
            {
              id: 'colors',
              kind: 'radio',
              items: tagColors.map((one) => ({ id: one, label: t(`colors.${one}`), checked: one === color })),
            },
          ]}
          onAction={(chosen) => {
            const next = tagColors.find((one) => one === chosen);
            if (!next) return;
            setFailed(false);
            onChange(tag, { color: next }).catch(() => setFailed(true));
          }}
        />
      ) : null}
      <IconButton label={t('delete', { title })} icon={TrashIcon} onClick={() => void confirmDelete()} />
    </li>
  );
}
