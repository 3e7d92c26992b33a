import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
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
import { TextField } from '#components/TextField';

import type { LabelColor, MailLabel } from './api';
import { labelColor } from './labelColor.css';
import { LabelSwatch } from './LabelSwatch';
import { mailLimits } from './limits';
import * as styles from './MailSettingsPage.css';
import { changeLabelMutation, createLabelMutation, deleteLabelMutation, labelsQuery } from './queries';

const labelColorNames = Object.keys(labelColor) as LabelColor[];

/** Adds, renames, recolours and deletes labels. */
export function LabelEditor() {
  const { t, i18n } = useTranslation('mailbox');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(labelsQuery(i18n.language));
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {t('labels.title')}
        </h2>
        <NewLabel />
        <QueryPanel
          query={query}
          what={t('labels.what')}
          headingLevel={3}
          skeleton={<Skeleton lines={6} />}
          isEmpty={(labels) => labels.length === 0}
          empty={<EmptyState icon={TagIcon} title={t('labels.empty')} description={t('labels.emptyText')} />}
        >
          {(labels) => (
            <ul role="list" className={styles.labels} aria-label={t('labels.title')}>
              {labels.map((label) => (
                <LabelRow key={label.id} label={label} onDeleted={() => heading.current?.focus()} />
              ))}
            </ul>
          )}
        </QueryPanel>
      </div>
    </Card>
  );
}

function NewLabel() {
  const { t } = useTranslation('mailbox');
  const { mutateAsync, isPending } = useMutation(createLabelMutation());
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<LabelColor>('orange');
  const [error, setError] = useState<string>();

  async function add() {
    if (isPending) return;
    if (title.trim() === '') {
      setError(t('labels.required'));
      field.current?.focus();
      return;
    }
    try {
      await mutateAsync({ title: title.trim(), color });
      setError(undefined);
      setTitle('');
    } catch {
      setError(t('labels.notAdded'));
    }
    field.current?.focus();
  }

  return (
    <form
      className={styles.form}
      aria-label={t('labels.new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        ref={field}
        label={t('labels.new')}
        value={title}
        maxLength={mailLimits.labelTitle}
        autoComplete="off"
        onChange={setTitle}
        {...(error !== undefined && { error })}
      />
      <Select
        label={t('labels.color')}
        options={labelColorNames.map((one) => ({ value: one, label: t(`color.${one}`) }))}
        value={color}
        onChange={setColor}
      />
      <SubmitButton leadingIcon={PlusIcon} tone="primary" variant="solid" loading={isPending}>
        {t('labels.add')}
      </SubmitButton>
    </form>
  );
}

function LabelRow({ label, onDeleted }: { label: MailLabel; onDeleted: () => void }) {
  const { t } = useTranslation('mailbox');
  const confirm = useConfirm();
  const { mutateAsync: change } = useMutation(changeLabelMutation());
  const { mutateAsync: remove } = useMutation(deleteLabelMutation());
  const { id, title, color } = label;
  const [failed, setFailed] = useState(false);

  async function confirmDelete() {
    const answer = await confirm({
      title: t('labels.deleteTitle', { title }),
      message: t('labels.deleteText'),
      actions: { confirm: { label: t('labels.delete') } },
      dismissible: true,
    });
    if (answer !== 'confirmed') return;
    // The mutation reports its own error.
    remove(label).then(onDeleted, () => {});
  }

  return (
    <li className={styles.label}>
      <LabelSwatch color={color} />
      <span className={styles.labelTitle}>
        <InlineEdit
          label={t('labels.name', { title })}
          value={title}
          maxLength={mailLimits.labelTitle}
          onSave={async (text) => {
            if (text === '') return t('labels.required');
            await change({ id, title: text });
            return undefined;
          }}
        />
        {failed ? <span role="alert">{t('labels.notChanged')}</span> : null}
      </span>
      <Menu
        label={t('labels.colorOf', { title })}
        icon={SwatchIcon}
        align="end"
        sections={[
          {
            id: 'colors',
            kind: 'radio',
            items: labelColorNames.map((one) => ({ id: one, label: t(`color.${one}`), checked: one === color })),
          },
        ]}
        onAction={(chosen) => {
          const next = labelColorNames.find((one) => one === chosen);
          if (!next) return;
          setFailed(false);
          change({ id, color: next }).catch(() => setFailed(true));
        }}
      />
      <IconButton label={t('labels.deleteOne', { title })} icon={TrashIcon} onClick={() => void confirmDelete()} />
    </li>
  );
}
