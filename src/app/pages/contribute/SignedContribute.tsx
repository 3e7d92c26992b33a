import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { loadCategories } from '#app/pages/taxonomy';
import { LinkButton } from '#components/LinkButton';
import { paths } from '#lib/paths';
import { ContributePanel } from '#modules/contributing/ContributePanel';
import type { ContributePanelProps } from '#modules/contributing/ContributePanel';
import { factsOf } from '#modules/contributing/facts';
import { standingQuery } from '#modules/contributing/queries';
import type { FacilityAnswer } from '#modules/facility/api';
import { Contribute } from '#modules/facility/Contribute';
import type { ContributeProps } from '#modules/facility/Contribute';

export type SignedContributeProps = Pick<ContributePanelProps, 'action' | 'onClose'> & {
  facility: FacilityAnswer;
  hrefs: ContributeProps['hrefs'];
};

/** What who is signed in can do with a facility, and the panel it happens in. */
export function SignedContribute({ facility, hrefs, action, onClose }: SignedContributeProps) {
  const { t } = useTranslation('facility');
  const { data } = useQuery(standingQuery(facility.id));
  const { id, name, verification, primaryCategory } = facility;
  const waiting = data?.openRequests.filter(({ own }) => !own).length ?? 0;
  const notice = data?.owner ? (
    <>
      <p>{t('contribute.managed')}</p>
      <LinkButton href={paths.ownedFacilities} size="touch" variant="outline">
        {t('contribute.manage')}
      </LinkButton>
    </>
  ) : waiting > 0 ? (
    <>
      <p>{t('contribute.decide', { count: waiting })}</p>
      <LinkButton href={paths.requests} size="touch" variant="outline">
        {t('contribute.requests')}
      </LinkButton>
    </>
  ) : undefined;
  return (
    <>
      <Contribute hrefs={hrefs} notice={notice} />
      <ContributePanel
        action={action}
        facility={{
          id,
          name,
          verified: verification.state === 'verified',
          categoryId: primaryCategory.id,
          listed: factsOf(facility, { category: () => primaryCategory.name }),
        }}
        loadCategories={loadCategories}
        onClose={onClose}
      />
    </>
  );
}
