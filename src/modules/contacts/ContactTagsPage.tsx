import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { TagManager } from '#components/TagManager';
import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { contactLimits } from './limits';
import { contactTagsQuery, createTagMutation, renameTagMutation } from './queries';
import { useContactActions } from './useContactActions';

/** Asks for the tags. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(contactTagsQuery());
}

/** The page at `/apps/contacts/tags`: adds, renames and deletes the tags of contacts. */
export function Component() {
  const { t } = useTranslation('contacts');
  const { mutateAsync: create } = useMutation(createTagMutation());
  const { mutateAsync: rename } = useMutation(renameTagMutation());
  const { removeTag } = useContactActions();
  const title = t('tags.manage');
  return (
    <Page
      width="content"
      header={<PageHeader breadcrumb={[{ label: t('title'), href: paths.contacts }, { label: title }]} title={title} />}
    >
      <title>{t('documentTitle', { title })}</title>
      <TagManager
        query={useQuery(contactTagsQuery())}
        maxLength={contactLimits.tagTitle}
        onCreate={create}
        onChange={(tag) => rename(tag)}
        onDelete={removeTag}
        emptyText={t('tags.emptyText')}
      />
    </Page>
  );
}
