import type { Blocker } from 'react-router-dom';

import { ConfirmationDialog } from '#components/ConfirmationDialog';

export type LeaveConfirmationProps = {
  blocker: Blocker;
  title: string;
  text: string;
  /** Goes on to where it was stopped. */
  leave: string;
  stay: string;
};

/** Asks whoever is about to leave a form with something in it. */
export function LeaveConfirmation({ blocker, title, text, leave, stay }: LeaveConfirmationProps) {
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
