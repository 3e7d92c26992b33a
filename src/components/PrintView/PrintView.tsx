import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { preloadHtml } from '#components/Html';

import { PrintedSheet } from './PrintedSheet';

export { PrintCheckbox } from './PrintCheckbox';
export type { PrintCheckboxProps } from './PrintCheckbox';
export { PrintPage } from './PrintPage';
export type { PrintPageProps } from './PrintPage';
export { PrintText } from './PrintText';
export type { PrintTextProps } from './PrintText';

export type PrintViewProps = {
  /** Heading of the printed page. */
  title: string;
  /** Prints only when this is true: when everything that the page shows is loaded. */
  ready?: boolean | undefined;
  /** Called when the print dialog has closed; unmount it then. */
  onClose: () => void;
  /** What is printed below the heading. */
  children: ReactNode;
};

/** Opens the print dialog when it is mounted, and prints its content without the rest of the page. */
export function PrintView({ title, ready = true, onClose, children }: PrintViewProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!ready) return;
    let unmounted = false;
    const handleAfterPrint = () => close();
    window.addEventListener('afterprint', handleAfterPrint);
    // The sanitiser of `Html` loads with its first use.
    void preloadHtml().then(
      () => requestAnimationFrame(() => (unmounted ? undefined : window.print())),
      () => close(),
    );
    return () => {
      unmounted = true;
      window.removeEventListener('afterprint', handleAfterPrint);
    };
  }, [ready]);
  return <PrintedSheet title={title}>{children}</PrintedSheet>;
}
