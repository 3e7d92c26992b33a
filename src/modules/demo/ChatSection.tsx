import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Switch } from '#components/Switch';

import type { DemoState } from './api';
import { DemoSection } from './DemoSection';
import { contactsAnswerMutation } from './queries';

export type ChatSectionProps = { state: DemoState };

/** Whether the people of the sample data answer chat messages. */
export function ChatSection({ state: { contactsAnswer } }: ChatSectionProps) {
  const { t } = useTranslation('demo');
  const { mutate, error } = useMutation(contactsAnswerMutation());
  return (
    <DemoSection title={t('chat.title')} text={t('chat.text')}>
      {error ? <Alert tone="error" title={t('failure.change')} /> : null}
      <Switch label={t('chat.answer')} checked={contactsAnswer} onChange={(answer) => mutate(answer)} />
    </DemoSection>
  );
}
