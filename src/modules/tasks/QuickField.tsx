import CalendarIcon from '@heroicons/react/20/solid/CalendarIcon';
import FlagIcon from '@heroicons/react/20/solid/FlagIcon';
import TagIcon from '@heroicons/react/20/solid/TagIcon';
import UserIcon from '@heroicons/react/20/solid/UserIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { TextField } from '#components/TextField';
import { useToast } from '#components/Toast';
import { Token } from '#components/Token';
import { foldForSearch } from '#lib/text/foldForSearch';
import { dueInstantOn } from '#lib/time/dueDay';

import type { TaskChange } from './api';
import { useDayText } from './DueText';
import { taskLimits } from './limits';
import { createTagMutation, taskMembersQuery } from './queries';
import * as styles from './QuickField.css';
import { parseQuickTask } from './quickTask';
import type { QuickPart } from './quickTask';
import { useTasksScreen } from './tasksContext';

export type QuickFieldProps = {
  /** Id of the task behind which new ones are placed; on top without it. */
  after: string | undefined;
  /** Whether all tasks are listed: a view, filter or search may not list the new ones. */
  whole: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

const icons = { due: CalendarIcon, priority: FlagIcon, tag: TagIcon, assignee: UserIcon } as const;

/** Adds a task from one line of text; the parsed date, priority, tags and assignee show as chips before Enter. */
export function QuickField({ after, whole, ref }: QuickFieldProps) {
  const { t } = useTranslation('tasks');
  const toast = useToast();
  const dayText = useDayText();
  const navigate = useNavigate();
  const { viewer, tags, actions, recordHref } = useTasksScreen();
  const { data: people = [] } = useQuery(taskMembersQuery());
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const [text, setText] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);

  const parse = (line: string) => parseQuickTask(line, { today: viewer.today, tags, people, ignored });
  const { title, parts } = parse(text);

  /** The ids of the tags, of which those that are new are made first. `created` has those of the lines before. */
  async function tagIds(found: readonly QuickPart[], created: Map<string, string>): Promise<string[]> {
    const ids: string[] = [];
    for (const part of found) {
      if (part.kind !== 'tag') continue;
      const title = foldForSearch(part.title);
      const id = part.id ?? created.get(title) ?? (await createTag({ title: part.title })).id;
      created.set(title, id);
      ids.push(id);
    }
    return ids;
  }

  /** What was just added may be out of sight. */
  function say(added: ReadonlyArray<{ id: string; task: { title?: string } }>) {
    const [first] = added;
    if (!first) return;
    toast.show({
      text: t('done.added', { count: added.length, title: first.task.title }),
      tone: 'success',
      action: { label: t('quick.open'), onClick: () => void navigate(recordHref(first.id)) },
    });
  }

  /** Adds a task of each line; the first line is the topmost. */
  async function add(lines: readonly string[]) {
    const typed = lines.map(parse).filter((task) => task.title !== '');
    if (typed.length === 0) return;
    setText('');
    setIgnored([]);
    try {
      let previous = after;
      const added = [];
      const createdTags = new Map<string, string>();
      for (const task of typed) {
        const id = crypto.randomUUID();
        added.push({
          type: 'task' as const,
          id,
          task: { ...changeOf(task.title, task.parts, viewer.timeZone), tags: await tagIds(task.parts, createdTags) },
          ...(previous !== undefined && { after: previous }),
        });
        previous = id;
      }
      await actions.add(added);
      if (!whole) say(added);
    } catch {
      // Nothing was added, and the text comes back, before what has been typed meanwhile.
      setText((now) => [...lines, now].join(' ').trim());
      toast.show({ text: t('failure.create'), tone: 'error' });
    }
  }

  function label(part: QuickPart): string {
    if (part.kind === 'due') return dayText(part.day, viewer.today);
    if (part.kind === 'priority') return t(`priorityOf.${part.priority}`);
    if (part.kind === 'assignee') return part.name;
    return part.id === undefined ? t('quick.newTag', { title: part.title }) : part.title;
  }

  return (
    <div ref={root} className={styles.root}>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            void add([text]);
          }
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            event.stopPropagation();
            setText('');
          }
        }}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text/plain')
            .split(/\r?\n/)
            .map((line) => line.trim());
          const filled = lines.filter((line) => line !== '');
          if (filled.length < 2 || text !== '') return;
          event.preventDefault();
          void add(filled);
        }}
      >
        <TextField
          {...(ref !== undefined && { ref })}
          label={t('quick.label')}
          hideLabel
          placeholder={t('quick.placeholder')}
          value={text}
          maxLength={taskLimits.title}
          autoComplete="off"
          enterKeyHint="done"
          onChange={setText}
        />
      </div>
      {parts.length === 0 ? (
        <span className={styles.example} aria-hidden="true">
          {t('quick.example')}
        </span>
      ) : null}
      <div className={styles.parts} role="status" aria-label={t('quick.understood')}>
        {parts.map((part) => (
          <Token
            key={`${part.kind} ${part.text}`}
            size="small"
            leadingVisual={<Icon source={icons[part.kind]} size="small" />}
            removeLabel={t('quick.keepAsText', { text: part.text })}
            onRemove={() => {
              setIgnored([...ignored, part.text]);
              root.current?.querySelector('input')?.focus();
            }}
          >
            {t(`quick.part.${part.kind}`, { value: label(part) })}
          </Token>
        ))}
        {parts.length > 0 && title === '' ? <span className={styles.hint}>{t('quick.noTitle')}</span> : null}
      </div>
    </div>
  );
}

/** What the parts say about a task. */
function changeOf(title: string, parts: readonly QuickPart[], timeZone: string): TaskChange {
  const change: TaskChange = { title: title.slice(0, taskLimits.title) };
  for (const part of parts) {
    if (part.kind === 'due') change.dueDate = dueInstantOn(part.day, timeZone);
    if (part.kind === 'priority') change.priority = part.priority;
    if (part.kind === 'assignee') change.assignedTo = part.id;
  }
  return change;
}
