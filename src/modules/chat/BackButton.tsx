import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';

const BackIcon = mirroredIcon(ArrowLeftIcon);

/** Leads from a conversation back to all chats. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat');
  return <IconButton label={t('conversation.back')} icon={BackIcon} onClick={onClick} />;
}
