import { Dialog } from '#components/Dialog';
import { LazyPanel } from '#components/LazyPanel';
import { Skeleton } from '#components/Skeleton';
import type { LazyComponent } from '#lib/react/lazyComponent';

export { ImportPreview } from './ImportPreview';
export type { ImportPreviewProps } from './ImportPreview';
export { ImportProblems } from './ImportProblems';
export type { ImportProblem, ImportProblemsProps } from './ImportProblems';
export { ImportResult } from './ImportResult';
export type { ImportResultProps } from './ImportResult';
export { ImportSteps } from './ImportSteps';
export type { ImportStepsProps } from './ImportSteps';

export type ImportDialogProps<Props extends object> = {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Names what is imported: “Import contacts”. */
  title: string;
  /** Called when it is to close; what is running is then cancelled. */
  onClose: () => void;
  /** Result of `lazyComponent`: the import, made of `ImportSteps`. Its code loads when the dialog opens. */
  component: LazyComponent<Props>;
  /** Props of that component. */
  props: Props;
};

/**
 * Imports records from a file: choose, read with progress, preview with the wrong lines, store with progress, result.
 * Nothing is stored before the preview is confirmed.
 */
export function ImportDialog<Props extends object>({
  open,
  title,
  onClose,
  component,
  props,
}: ImportDialogProps<Props>) {
  return (
    <Dialog open={open} size="wide" title={title} onClose={onClose}>
      {open ? <LazyPanel component={component} props={props} skeleton={<Skeleton lines={4} />} /> : null}
    </Dialog>
  );
}
