import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CardSection } from '#components/Card';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { RadioGroup } from '#components/RadioGroup';
import { Skeleton } from '#components/Skeleton';
import { Stack } from '#components/Stack';
import { Switch } from '#components/Switch';
import { TagManager } from '#components/TagManager';
import { paths } from '#domain/paths';
import { useSingleKeys } from '#lib/keyBindings/singleKeys';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import type { MailSettings } from './api';
import { mailLimits } from './limits';
import { changeLabelMutation, createLabelMutation, deleteLabelMutation, labelsQuery, settingsQuery } from './queries';
import { useViewChoices } from './useViewChoices';

/** Asks for the settings. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(settingsQuery());
}

/** The page at `/apps/mailbox/settings`: reading layout, density, keyboard shortcuts and labels. */
export function Component() {
  const { t } = useTranslation('mailbox');
  const title = t('settings.title');
  const query = useQuery(settingsQuery());
  return (
    <Page
      width="content"
      header={<PageHeader breadcrumb={[{ label: t('title'), href: paths.mailbox }, { label: title }]} title={title} />}
    >
      <title>{t('documentTitle', { title })}</title>
      <Stack gap={20}>
        <CardSection title={t('settings.reading')}>
          <QueryPanel query={query} what={t('settings.what')} headingLevel={3} skeleton={<ChoicesSkeleton />}>
            {(settings) => <Choices settings={settings} />}
          </QueryPanel>
        </CardSection>
        <Labels />
      </Stack>
    </Page>
  );
}

function Choices({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('mailbox');
  const { layout, density } = useViewChoices(settings);
  const singleKeys = useSingleKeys();
  return (
    <Stack gap={16}>
      <RadioGroup {...layout} />
      <RadioGroup {...density} />
      <Switch
        label={t('settings.singleKeys')}
        description={t('keys.text')}
        checked={singleKeys.enabled}
        onChange={singleKeys.change}
      />
    </Stack>
  );
}

function ChoicesSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton lines={5} />
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </Stack>
  );
}

function Labels() {
  const { t, i18n } = useTranslation('mailbox');
  const { mutateAsync: create } = useMutation(createLabelMutation());
  const { mutateAsync: change } = useMutation(changeLabelMutation());
  const { mutateAsync: remove } = useMutation(deleteLabelMutation());
  return (
    <TagManager
      colors
      query={useQuery(labelsQuery(i18n.language))}
      maxLength={mailLimits.labelTitle}
      onCreate={create}
      onChange={({ id }, changes) => change({ id, ...changes })}
      onDelete={remove}
      kind="labels"
      emptyText={t('labels.emptyText')}
      deletionText={t('labels.deleteText')}
    />
  );
}
