import type { Blocker } from 'react-router-dom';

import { ConfirmationDialog } from '#components/ConfirmationDialog';

export type LeaveConfirmationProps = {
  blocker: Blocker;
  title: string;
  text: string;
  /** Label of the button that continues the navigation. */
  leave: string;
  stay: string;
};

/** Confirmation before leaving a form with unsaved changes. */
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
