import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardSection } from '#components/Card';
import { useConfirm } from '#components/ConfirmationDialog';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { InlineEdit } from '#components/InlineEdit';
import { Menu, radioSection } from '#components/Menu';
import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { SubmitButton } from '#components/SubmitButton';
import { TagSwatch, tagColors } from '#components/TagChip';
import type { TagColor } from '#components/TagChip';
import type { Tag } from '#components/TagList';
import { TextField } from '#components/TextField';
import { isSameTitle } from '#lib/text/isSameTitle';

import * as styles from './TagManager.css';

export type TagManagerProps<T extends Tag> = {
  /** What the module calls them. */
  kind?: 'tags' | 'labels' | undefined;
  /** What they are for, said while there are none. */
  emptyText: string;
  /**
   * What happens to the records when one is deleted, said in the question before. Without it nothing is asked, because
   * the caller offers to undo.
   */
  deletionText?: string | undefined;
  /** Result of `useQuery` with all tags. */
  query: UseQueryResult<T[]>;
  /** Whether tags have colours. */
  colors?: boolean | undefined;
  /** Greatest length of a title in characters. */
  maxLength: number;
  /** Refuses a title that another tag has. */
  unique?: boolean | undefined;
  /** Adds a tag, without regard to `color` where tags have none; the form shows that it failed and keeps the text. */
  onCreate: (tag: { title: string; color: TagColor }) => Promise<unknown>;
  /** Saves a tag that was renamed or recoloured, with what of it has changed; its row shows that it failed. */
  onChange: (tag: T, change: { title: string } | { color: TagColor }) => Promise<unknown>;
  /** Deletes a tag, after the confirmation if there is one; reports its failure itself. */
  onDelete: (tag: T) => Promise<unknown>;
};

/** Adds, renames, recolours and deletes the tags or labels of a module. */
export function TagManager<T extends Tag>({
  kind = 'tags',
  emptyText,
  deletionText,
  query,
  colors = false,
  maxLength,
  unique = false,
  onCreate,
  onChange,
  onDelete,
}: TagManagerProps<T>) {
  const { t } = useTranslation('TagManager');
  const heading = useRef<HTMLHeadingElement>(null);
  const validate = (title: string, tag?: Tag) =>
    unique && query.data?.some((other) => other.id !== tag?.id && isSameTitle(other.title, title))
      ? t(`${kind}.taken`, { title })
      : undefined;
  return (
    <CardSection title={t(`${kind}.title`)} headingRef={heading}>
      <NewTag kind={kind} colors={colors} maxLength={maxLength} validate={validate} onCreate={onCreate} />
      <QueryPanel
        query={query}
        what={t(`${kind}.what`)}
        headingLevel={3}
        skeleton={<Skeleton lines={6} />}
        isEmpty={(tags) => tags.length === 0}
        empty={<EmptyState icon={TagIcon} title={t(`${kind}.none`)} description={emptyText} />}
      >
        {(tags) => (
          <ul role="list" className={styles.tags} aria-label={t(`${kind}.title`)}>
            {tags.map((tag) => (
              <TagRow
                key={tag.id}
                tag={tag}
                kind={kind}
                deletionText={deletionText}
                colors={colors}
                maxLength={maxLength}
                validate={validate}
                onChange={onChange}
                onDelete={onDelete}
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
    </CardSection>
  );
}

export type TagManagerDialogProps<T extends Tag> = TagManagerProps<T> & {
  open: boolean;
  /** Close it: unmount, or pass `open={false}`. */
  onClose: () => void;
  /** Title of the dialog: “Manage tags”. */
  title: string;
  /** As of a `Dialog`. */
  size?: 'sheet' | undefined;
};

/** A `TagManager` over the list whose records have the tags. */
export function TagManagerDialog<T extends Tag>({ open, onClose, title, size, ...props }: TagManagerDialogProps<T>) {
  return (
    <Dialog open={open} onClose={onClose} title={title} {...(size !== undefined && { size })}>
      <TagManager {...props} />
    </Dialog>
  );
}

type FieldOptions = {
  kind: 'tags' | 'labels';
  colors: boolean;
  maxLength: number;
  /** Why a title cannot be taken; `tag` is the one that is renamed. */
  validate: (title: string, tag?: Tag) => string | undefined;
};

type NewTagProps = FieldOptions & { onCreate: TagManagerProps<Tag>['onCreate'] };

function NewTag({ kind, colors, maxLength, validate, onCreate }: NewTagProps) {
  const { t } = useTranslation('TagManager');
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<TagColor>('orange');
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();

  async function add() {
    if (loading) return;
    const problem = title.trim() === '' ? t('required') : validate(title.trim());
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
      aria-label={t(`${kind}.new`)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        ref={field}
        label={t(`${kind}.new`)}
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
        {t(`${kind}.add`)}
      </SubmitButton>
    </form>
  );
}

type TagRowProps<T extends Tag> = FieldOptions &
  Pick<TagManagerProps<T>, 'deletionText' | 'onChange' | 'onDelete'> & {
    tag: T;
    onDeleted: () => void;
  };

function TagRow<T extends Tag>({
  tag,
  kind,
  deletionText,
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
    const answer =
      deletionText === undefined
        ? 'confirmed'
        : await confirm({
            title: t('deleteTitle', { title }),
            message: deletionText,
            actions: { confirm: { label: t(`${kind}.delete`) } },
            dismissible: true,
          });
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
            const problem = text === '' ? t('required') : validate(text, tag);
            if (problem !== undefined) return problem;
            await onChange({ ...tag, title: text }, { title: text });
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
            radioSection({
              id: 'colors',
              options: tagColors.map((value) => ({ value, label: t(`colors.${value}`) })),
              value: color,
              onChange(next) {
                setFailed(false);
                onChange({ ...tag, color: next }, { color: next }).catch(() => setFailed(true));
              },
            }),
          ]}
        />
      ) : null}
      <IconButton label={t('delete', { title })} icon={TrashIcon} onClick={() => void confirmDelete()} />
    </li>
  );
}
