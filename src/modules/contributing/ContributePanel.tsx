import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { datePickerTexts } from '#components/DatePicker';
import { Drawer } from '#components/Drawer';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';

import { ClaimPanel } from './ClaimPanel';
import { relationshipQuery } from './queries';
import type { LoadCategories } from './queries';
import { VerifyPanel } from './VerifyPanel';
import type { VerifyPanelProps } from './VerifyPanel';

const texts = ['contributing-panels', 'contributing', 'FileField', 'ConfirmationDialog', ...datePickerTexts] as const;

export type ContributePanelProps = {
  /** The open flow; `undefined` closes the panel. */
  action: 'verify' | 'claim' | undefined;
  facility: VerifyPanelProps['facility'];
  loadCategories: LoadCategories;
  onClose: () => void;
};

/** Side panel of a facility's page for verifying or claiming it (directory 2.10 and 2.11). */
export function ContributePanel({ action, facility, loadCategories, onClose }: ContributePanelProps) {
  // Includes the namespaces of all parts, so that none of them suspends later.
  const { t } = useTranslation(texts);
  // Keep the content while the panel closes.
  const [shown, setShown] = useState(action ?? 'verify');
  if (action !== undefined && action !== shown) setShown(action);
  const query = useQuery({ ...relationshipQuery(facility.id), enabled: action !== undefined });
  return (
    <Drawer
      open={action !== undefined}
      onClose={onClose}
      dismissible
      title={t(`${shown}.title`, { name: facility.name })}
    >
      <QueryPanel query={query} what={t('what')} skeleton={<Skeleton variant="block" height="tall" />}>
        {(relationship) =>
          !relationship.emailVerified ? (
            <Alert tone="warning" title={t('emailTitle')} action={<Link href={paths.account}>{t('emailLink')}</Link>}>
              {t('emailText')}
            </Alert>
          ) : shown === 'claim' ? (
            <ClaimPanel facility={facility} relationship={relationship} />
          ) : (
            <VerifyPanel facility={facility} relationship={relationship} loadCategories={loadCategories} />
          )
        }
      </QueryPanel>
    </Drawer>
  );
}
