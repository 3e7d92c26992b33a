import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Drawer } from '#components/Drawer';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';

import { ChatSection } from './ChatSection';
import { ClockSection } from './ClockSection';
import * as styles from './DemoPanel.css';
import { DemoSection } from './DemoSection';
import { demoQuery } from './queries';
import { ResetSection } from './ResetSection';
import { ScenarioSection } from './ScenarioSection';

export type DemoPanelProps = {
  open: boolean;
  onClose: () => void;
  /** The demo accounts, each with a button that signs in. */
  accounts: ReactNode;
  /** Called when clock or scenarios have changed: what is on the screen may be out of date. */
  onChanged: () => void;
  /** Called when everything was deleted. */
  onReset: () => void;
};

/** Accounts, outbox, clock, scenarios, answers in the chat and reset of the local back end, from every page. */
export function DemoPanel({ open, onClose, accounts, onChanged, onReset }: DemoPanelProps) {
  const { t } = useTranslation('demo');
  const query = useQuery({ ...demoQuery(), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} description={t('description')}>
      <div className={styles.root}>
        {accounts}
        <DemoSection title={t('outbox.title')} text={t('outbox.text')}>
          <div className={styles.row}>
            <LinkButton href={paths.outbox} variant="outline" size="small" onClick={onClose}>
              {t('outbox.open')}
            </LinkButton>
          </div>
        </DemoSection>
        <QueryPanel
          query={query}
          what={t('what')}
          headingLevel={3}
          skeleton={<Skeleton variant="block" height="tall" />}
        >
          {(state) => (
            <div className={styles.root}>
              <ClockSection state={state} onChanged={onChanged} />
              <ScenarioSection state={state} onChanged={onChanged} />
              <ChatSection state={state} />
            </div>
          )}
        </QueryPanel>
        <ResetSection onReset={onReset} />
      </div>
    </Drawer>
  );
}
