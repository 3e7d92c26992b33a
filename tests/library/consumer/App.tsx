import { useState } from 'react';

import { Button } from 'facility-directory/components/Button';
import { Dialog } from 'facility-directory/components/Dialog';

/** A page that uses the package: a button that opens a dialog. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button tone="primary" variant="solid" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Close the month
      </Button>
      <Dialog
        open={open}
        title="Close March?"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Not yet</Button>}
      >
        Nothing can be entered in March after that.
      </Dialog>
    </main>
  );
}
