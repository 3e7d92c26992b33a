import AcademicCapIcon from '@heroicons/react/24/outline/AcademicCapIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import LifebuoyIcon from '@heroicons/react/24/outline/LifebuoyIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import DoneIcon from '@heroicons/react/24/solid/CheckCircleIcon';
import OpenIcon from '@heroicons/react/24/outline/CheckCircleIcon';

import { Avatar } from '#components/Avatar';
import type { Command, CommandGroup } from '#components/CommandPalette';
import { Icon } from '#components/Icon';

import type { ResultSet } from './api';
import * as styles from './GlobalSearch.css';

const recordIcons = {
  chats: ChatBubbleLeftRightIcon,
  notes: PencilSquareIcon,
  cards: ViewColumnsIcon,
  files: DocumentIcon,
  courses: AcademicCapIcon,
  questions: QuestionMarkCircleIcon,
  guides: LifebuoyIcon,
  products: ArchiveBoxIcon,
  requests: InboxIcon,
};

/** One result with a unique id and the path it links to. */
export type SearchItem = Command & { link: string };

/** Translated texts of the results. */
export type ResultTexts = {
  /** Label of a completed task. */
  completed: string;
  /** Label of an email without a subject. */
  noSubject: string;
  /** How many matches are not shown. */
  more: (count: number) => string;
};

// The id at the end of the link, so that a person's avatar has the same colour everywhere.
function lastSegment(link: string): string {
  const segment = link.slice(link.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape sequence must not break all results.
    return segment;
  }
}

function toItems(set: ResultSet, { completed, noSubject }: ResultTexts): SearchItem[] {
  switch (set.id) {
    case 'contacts':
      return set.results.map(({ link, name, avatar }) => ({
        id: link,
        link,
        label: name,
        lead: <Avatar id={lastSegment(link)} name={name} src={avatar ?? undefined} size="small" decorative />,
      }));
    case 'pages':
      return set.results.map(({ link, title }) => ({
        id: link,
        link,
        label: title,
        description: link,
        icon: DocumentTextIcon,
      }));
    case 'facilities':
      return set.results.map(({ link, name, description }) => ({
        id: link,
        link,
        label: name,
        description,
        icon: BuildingOffice2Icon,
      }));
    case 'mails':
      return set.results.map(({ link, title, sender }) => ({
        id: link,
        link,
        label: title.trim() || noSubject,
        description: sender,
        icon: EnvelopeIcon,
      }));
    case 'articles':
      return set.results.map(({ link, title }) => ({ id: link, link, label: title, icon: BookOpenIcon }));
    case 'chats':
    case 'notes':
    case 'cards':
    case 'files':
    case 'courses':
    case 'questions':
    case 'guides':
    case 'products':
    case 'requests':
      return set.results.map(({ link, title, description }) => ({
        id: link,
        link,
        label: title,
        description,
        icon: recordIcons[set.id],
      }));
    case 'tasks':
      return set.results.map((task) => ({
        id: task.link,
        link: task.link,
        label: task.title,
        done: task.completed ? completed : undefined,
        lead: (
          <span className={styles.check} data-done={task.completed || undefined}>
            <Icon source={task.completed ? DoneIcon : OpenIcon} />
          </span>
        ),
      }));
  }
}

/** Converts result sets to groups of a listbox. */
export function toGroups(sets: readonly ResultSet[], texts: ResultTexts): CommandGroup<SearchItem>[] {
  return sets.map((set) => ({
    id: set.id,
    label: set.label,
    note: set.total > set.results.length ? texts.more(set.total - set.results.length) : undefined,
    items: toItems(set, texts),
  }));
}
