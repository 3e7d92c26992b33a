import type { Blocker } from 'react-router-dom';

import { ConfirmationDialog } from '#components/ConfirmationDialog';

export type LeaveQuestionProps = {
  blocker: Blocker;
  title: string;
  text: string;
  /** Goes on to where it was stopped. */
  leave: string;
  stay: string;
};

/** Asks whoever is about to leave a form with something in it. */
export function LeaveQuestion({ blocker, title, text, leave, stay }: LeaveQuestionProps) {
  return (
    <ConfirmationDialog
      open={blocker.state === 'blocked'}
      title={title}
      message={text}
      actions={{ confirm: { label: leave }, cancel: { label: stay } }}
      dismissible
      onClose={(result) => {
        if (blocker.state !== 'blocked') return;
        if (result === 'confirmed') blocker.proceed();
        else blocker.reset();
      }}
    />
  );
}
