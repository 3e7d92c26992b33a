import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusRing } from '#theme/mixins.css';

import { useScrollStop } from './useScrollStop';

type ScrollingCodeProps = {
  children: ReactNode;
  /** Position of the block within the text, from 1. */
  number: number;
  /** Attributes from the HTML. */
  shared: { lang: string | undefined; dir: string | undefined; title: string | undefined };
};

/** Preformatted text, whose long lines scroll separately from its text, by keyboard too. */
export function ScrollingCode({ children, number, shared }: ScrollingCodeProps) {
  const { t } = useTranslation('components');
  const block = useRef<HTMLPreElement>(null);
  const stop = useScrollStop(block, t('html.code', { number }));
  return (
    <pre ref={block} className={focusRing} {...shared} {...stop}>
      {children}
    </pre>
  );
}
