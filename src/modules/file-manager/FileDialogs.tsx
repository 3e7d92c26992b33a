import { lazyComponent } from '#lib/react/lazyComponent';

import type { FileDialog } from './filesContext';
import { useFilesScreen } from './filesContext';

const lazyName = lazyComponent(() => import('./NameDialog').then((part) => part.NameDialog));
const lazyMove = lazyComponent(() => import('./MoveDialog').then((part) => part.MoveDialog));

/** Loads the code of a dialog that is about to open. */
export const preloadDialog = ({ type }: FileDialog): void => (type === 'transfer' ? lazyMove : lazyName).preload();

export type FileDialogsProps = {
  /** What was asked for last; it stays while the dialog closes. */
  dialog: FileDialog | undefined;
  open: boolean;
  onClose: () => void;
  /** Where a new folder is made; `null` is the root. */
  newItemsIn: string | null;
};

/** The dialogs in which items are named, moved and copied. */
export function FileDialogs({ dialog, open, onClose, newItemsIn }: FileDialogsProps) {
  const { actions, address } = useFilesScreen();
  const nameReady = lazyName.useIsLoaded();
  const moveReady = lazyMove.useIsLoaded();
  const transferring = dialog?.type === 'transfer' ? dialog : undefined;
  return (
    <>
      {dialog && nameReady ? (
        <lazyName.Component
          open={open && dialog.type !== 'transfer'}
          onClose={onClose}
          item={dialog.type === 'rename' ? dialog.item : undefined}
          folderId={newItemsIn}
          onDone={onClose}
        />
      ) : null}
      {transferring && moveReady ? (
        <lazyMove.Component
          open={open}
          onClose={onClose}
          mode={transferring.mode}
          items={transferring.items}
          folderId={address.folderId}
          onChoose={(target) => {
            onClose();
            void actions.transfer(transferring.mode, transferring.items, target);
          }}
        />
      ) : null}
    </>
  );
}
