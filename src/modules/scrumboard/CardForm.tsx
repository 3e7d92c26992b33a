import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { Checklist, useChecklist } from '#components/Checklist';
import type { ChecklistItem } from '#components/Checklist';
import { isIsoDate } from '#components/DateField';
import { DatePicker } from '#components/DatePicker';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { PersonPicker } from '#components/PersonPicker';
import { SaveStatus } from '#components/SaveStatus';
import { TagPicker } from '#components/TagPicker';
import { TextArea } from '#components/TextArea';
import { dueInstantOn } from '#lib/time/dueDay';

import type { Card, ChecklistItem as StoredItem } from './api';
import { useBoardScreen } from './boardContext';
import { dueOf } from './boardRules';
import { CardActivities } from './CardActivities';
import { CardCover } from './CardCover';
import * as styles from './CardForm.css';
import { CoverField } from './CoverField';
import { DescriptionField } from './DescriptionField';
import { DueBadge } from './DueBadge';
import { boardLimits } from './limits';
import { MoveMenu } from './MoveMenu';
import { boardMembersQuery, boardQuery, createLabelMutation, memberOptions } from './queries';
import { useCardEditor } from './useCardEditor';

const toItem = ({ id, content, completed }: StoredItem): ChecklistItem => ({ id, text: content, done: completed });
const toStored = ({ id, text, done }: ChecklistItem): StoredItem => ({ id, content: text, completed: done });

export type CardFormProps = {
  id: string;
  /** The card, or the deleted one in whose place a new one is made. */
  card: Card;
  isNew: boolean;
  /** Takes the element that has the focus first. */
  initialFocus: RefObject<HTMLElement | null>;
  onReplaced: (id: string) => void;
  onClose: () => void;
};

/** A card to read and edit, which saves itself. */
export function CardForm({ id, card, isNew, initialFocus, onReplaced, onClose }: CardFormProps) {
  const { t } = useTranslation('scrumboard');
  const { viewer, actions } = useBoardScreen();
  const { boardId } = card;
  const { data: board } = useQuery({ ...boardQuery(boardId), enabled: false });
  const { data: people = [] } = useQuery(boardMembersQuery());
  const { mutateAsync: createLabel } = useMutation(createLabelMutation());
  const editor = useCardEditor({ id, card, isNew, onReplaced });
  const { state, update, change, choose } = editor;
  const { content, savedAt } = state;
  const { title, checklist } = content;
  const day = dueOf(content, viewer)?.day ?? '';
  const listTitle = board?.lists.find((list) => list.id === card.listId)?.title ?? '';

  const items = useChecklist({
    items: checklist.map(toItem),
    max: boardLimits.checklist,
    onChange: (next) =>
      update((before) => ({ ...before, checklist: next(before.checklist.map(toItem)).map(toStored) })),
    removedText: ({ text }) => t('done.itemRemoved', { title: text }),
  });

  /** The card as its actions take it. */
  const shown: Card = { ...card, ...content, id, labels: card.labels, members: card.members };

  async function archive() {
    await editor.flush();
    onClose();
    actions.archiveCard(shown, !card.archived);
  }

  async function remove() {
    await editor.flush();
    await editor.end();
    onClose();
    if (savedAt !== null) actions.removeCard(shown);
  }

  return (
    <div
      // It has the focus first, so that a phone does not open its keyboard over a card that is read.
      ref={initialFocus as Ref<HTMLDivElement>}
      tabIndex={-1}
      className={styles.root}
    >
      <div className={styles.stack}>
        <DraftConflictAlert
          state={state}
          onResolve={editor.resolveConflict}
          onKeep={editor.keepAsNew}
          keepLabel={t('card.keepAsNew')}
        />
        {content.cover === null ? null : (
          <div className={styles.cover}>
            <CardCover cover={content.cover} size="tall" />
          </div>
        )}
        <div className={styles.title}>
          <TextArea
            label={t('fields.title')}
            hideLabel
            variant="title"
            rows={1}
            maxRows={6}
            error={title.trim() === '' ? t('card.untitled') : undefined}
            {...(title.length > boardLimits.cardTitle - 40 && { limit: boardLimits.cardTitle })}
            value={title}
            onChange={(text) => change({ title: text.replaceAll(/\s*[\r\n]+\s*/g, ' ') })}
            onBlur={() => void editor.flush()}
          />
        </div>
        <div className={styles.bar}>
          <MoveMenu card={{ id, boardId, listId: card.listId }} />
          <p className={styles.place}>{t(card.archived ? 'card.inArchive' : 'card.inList', { list: listTitle })}</p>
          <span className={styles.status}>
            <SaveStatus status={state.status} error={state.error} onRetry={() => void editor.flush()} />
          </span>
        </div>
        {card.archived ? <Alert tone="info" title={t('card.archived')} /> : null}
        <div className={styles.columns}>
          <div className={styles.main}>
            <DescriptionField
              value={content.description}
              onChange={(description) => change({ description })}
              onBlur={() => void editor.flush()}
            />
            <Checklist label={t('fields.checklist')} maxLength={boardLimits.checklistItem} {...items} />
            {savedAt === null ? null : <CardActivities cardId={id} />}
          </div>
          <div className={styles.aside}>
            <TagPicker
              label={t('fields.labels')}
              options={(board?.labels ?? []).map((label) => ({
                value: label.id,
                label: label.title,
                color: label.color,
              }))}
              value={content.labels}
              onChange={(labels) => choose({ labels })}
              onCreate={async (name) => {
                const created = await createLabel({
                  boardId,
                  title: name.slice(0, boardLimits.labelTitle),
                  color: 'gray',
                });
                return { tag: { value: created.id, label: created.title, color: created.color } };
              }}
            />
            <PersonPicker
              label={t('fields.members')}
              options={memberOptions(people)}
              max={boardLimits.members}
              value={content.members}
              onChange={(members) => choose({ members })}
            />
            <div className={styles.due}>
              <DatePicker
                label={t('fields.due')}
                value={day}
                onChange={(next) => {
                  if (next === '') choose({ dueDate: null, completed: false });
                  else if (isIsoDate(next) && next !== day) choose({ dueDate: dueInstantOn(next, viewer.timeZone) });
                }}
              />
              {content.dueDate === null ? null : (
                <div className={styles.dueState}>
                  <Checkbox
                    label={t('due.complete')}
                    checked={content.completed}
                    onChange={(completed) => choose({ completed })}
                  />
                  <DueBadge card={content} />
                </div>
              )}
            </div>
            <div className={styles.actions} role="group" aria-label={t('card.actions')}>
              <CoverField cover={content.cover} onChange={(cover) => choose({ cover })} />
              {savedAt === null ? null : (
                <Button
                  leadingIcon={card.archived ? ArchiveBoxArrowDownIcon : ArchiveBoxIcon}
                  onClick={() => void archive()}
                >
                  {t(card.archived ? 'archive.restore' : 'card.archive')}
                </Button>
              )}
              <Button leadingIcon={TrashIcon} onClick={() => void remove()}>
                {t('card.remove')}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
