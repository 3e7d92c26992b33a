import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';

import type { IconSource } from '#components/Icon';

const icons: Readonly<Record<string, IconSource>> = {
  inbox: InboxIcon,
  sent: PaperAirplaneIcon,
  drafts: DocumentIcon,
  spam: ExclamationTriangleIcon,
  trash: TrashIcon,
  starred: StarIcon,
  important: ExclamationCircleIcon,
};

/** Icon of a folder or filter: bundled for the known ones, otherwise loaded by name. */
export function viewIcon({ slug, icon }: { slug: string; icon: string }): IconSource {
  return icons[slug] ?? icon;
}
