import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#components/Button';
import { ConfirmationProvider, useConfirm } from '#components/ConfirmationDialog';
import { Dialog } from '#components/Dialog';
import { Drawer } from '#components/Drawer';
import { HoverCard } from '#components/HoverCard';
import { ImportDialog, ImportResult } from '#components/ImportDialog';
import { Lightbox } from '#components/Lightbox';
import { Link } from '#components/Link';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { ToastProvider, useToast } from '#components/Toast';
import { Tooltip } from '#components/Tooltip';
import { lazyComponent } from '#lib/react/lazyComponent';

function Opens({ text, children }: { text: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

function Asks() {
  const confirm = useConfirm();
  return (
    <Button variant="outline" tone="error" onClick={() => void confirm({ title: 'Delete the note?' })}>
      Delete the note
    </Button>
  );
}

function Tells() {
  const { show } = useToast();
  return (
    <Button
      variant="outline"
      onClick={() => show({ text: 'Moved to trash', action: { label: 'Undo', onClick: () => {} } })}
    >
      Move to trash
    </Button>
  );
}

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 120 80"><path fill="#8ec5ff" d="M0 0h120v80H0z"/><path fill="#3f6b4f" d="M0 56q30-24 60-8t60-6v38H0z"/></svg>',
)}`;

const sortTrigger = ({
  ref,
  'aria-expanded': expanded,
  'aria-haspopup': popup,
  'aria-controls': controls,
  onClick,
}: PopoverTrigger) => (
  <Button
    ref={ref}
    variant="outline"
    aria-expanded={expanded}
    aria-haspopup={popup}
    {...(controls ? { 'aria-controls': controls } : {})}
    onClick={onClick}
  >
    Sort
  </Button>
);

const imported = lazyComponent<{ onClose: () => void }>(async () => ({ onClose }) => (
  <ImportResult title="Import complete" summary="12 contacts added." onClose={onClose} onUndo={() => {}} />
));

/** Overlays, one entry each. */
export const overlays = {
  Dialog: () => (
    <Opens text="Rename the board">
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Rename the board" footer={<Button onClick={close}>Done</Button>}>
          Everyone who is on it sees the new name.
        </Dialog>
      )}
    </Opens>
  ),
  Drawer: () => (
    <Opens text="Show the filters">
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Filters">
          Nothing is filtered out.
        </Drawer>
      )}
    </Opens>
  ),
  ImportDialog: () => (
    <Opens text="Import contacts">
      {(open, close) => (
        <ImportDialog
          open={open}
          title="Import contacts"
          onClose={close}
          component={imported}
          props={{ onClose: close }}
        />
      )}
    </Opens>
  ),
  Lightbox: () => (
    <Opens text="Look at the photo">
      {(open, close) => (
        <Lightbox
          label="Photos of the harbour"
          pictures={[{ id: 'harbour', src: photo, alt: 'A meadow at the harbour', caption: 'The meadow, in June' }]}
          open={open}
          onClose={close}
          value="harbour"
          onChange={() => {}}
        />
      )}
    </Opens>
  ),
  ConfirmationDialog: () => (
    <ConfirmationProvider>
      <Asks />
    </ConfirmationProvider>
  ),
  Popover: () => (
    <Popover label="Sort by" trigger={sortTrigger}>
      <p>Nearest first</p>
    </Popover>
  ),
  Tooltip: () => (
    <Tooltip text="Counted every night at three">
      {(describedBy) => (
        <Button variant="outline" {...(describedBy ? { 'aria-describedby': describedBy } : {})}>
          1,204 visits
        </Button>
      )}
    </Tooltip>
  ),
  HoverCard: () => (
    <p>
      Written by{' '}
      <HoverCard label="Mira Aydın" trigger={<Link href="/people/mira">Mira Aydın</Link>}>
        <p>Editor in Port Calder since 2021</p>
      </HoverCard>
    </p>
  ),
  Toast: () => (
    <ToastProvider>
      <Tells />
    </ToastProvider>
  ),
};
