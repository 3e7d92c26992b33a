import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { RadioGroup } from '#components/RadioGroup';
import { Skeleton } from '#components/Skeleton';

import * as styles from './AccountDetailsPage.css';
import type { User } from './api';
import { changeStatus, userQuery } from './queries';
import { dotOf, statusChoices } from './status';

/** The page at `/account/details`: who is signed in, and their status, which can be changed here too. */
export function Component() {
  const { t } = useTranslation('user');
  const query = useQuery(userQuery());
  return (
    <Page header={<PageHeader title={t('account.title')} description={t('account.description')} />}>
      <title>{t('account.documentTitle')}</title>
      <div className={styles.root}>
        <QueryPanel query={query} what={t('account.what')} skeleton={<Waiting />}>
          {(user) => <Account user={user} />}
        </QueryPanel>
      </div>
    </Page>
  );
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation('user');
  const id = useId();
  const { mutate } = useMutation(changeStatus());
  return (
    <div className={styles.root}>
      <Card as="section" padding="large" labelledBy={`${id}-person`}>
        <h2 id={`${id}-person`} className={styles.heading}>
          {t('account.person')}
        </h2>
        <div className={styles.person}>
          <Avatar
            id={user.id}
            name={user.name}
            src={user.avatar ?? undefined}
            size="xlarge"
            status={dotOf[user.status]}
            decorative
          />
          <DescriptionList
            rows={[
              { term: t('account.name'), detail: <span className={styles.fact}>{user.name}</span> },
              { term: t('account.email'), detail: <span className={styles.fact}>{user.email}</span> },
            ]}
          />
        </div>
      </Card>
      <Card padding="large">
        <RadioGroup
          label={t('account.status')}
          options={statusChoices.map((status) => ({
            value: status,
            label: t(`status.${status}`),
            hint: t(`statusHint.${status}`),
          }))}
          value={user.status}
          onChange={(status) => mutate({ user, status })}
        />
      </Card>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.root}>
      <Card padding="large">
        <div className={styles.heading}>
          <Skeleton width="narrow" />
        </div>
        <div className={styles.person}>
          <Skeleton shape="circle" size="xlarge" />
          <Skeleton lines={3} />
        </div>
      </Card>
      <Card padding="large">
        <Skeleton lines={10} />
      </Card>
    </div>
  );
}
