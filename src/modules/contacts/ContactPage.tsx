import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Badge } from '#components/Badge';
import { Inline } from '#components/Inline';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { HttpError } from '#lib/http/request';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { paths } from '#domain/paths';

import type { Contact } from './api';
import { ContactDetails, ContactSkeleton } from './ContactDetails';
import * as styles from './ContactPage.css';
import { contactQuery, contactTagsQuery, countriesQuery } from './queries';

/** Asks for the contact of an address. */
export function prefetch({ queryClient, params }: PageToPrefetch): void {
  void queryClient.prefetchQuery(contactQuery(params['id'] ?? ''));
}

/** The page at `/apps/contacts/:id`: one contact, read-only. */
export function Component() {
  const { id = '' } = useParams();
  return <ContactContent key={id} id={id} />;
}

function ContactContent({ id }: { id: string }) {
  const { t, i18n } = useTranslation('contacts');
  const query = useQuery(contactQuery(id));
  const tags = useQuery(contactTagsQuery());
  const countries = useQuery(countriesQuery(i18n.language));
  const { data, error } = query;
  if (error instanceof HttpError && error.problem.code === 'not-found') {
    const missingTitle = t('missing.title');
    return (
      <RecordMissing
        icon={UserIcon}
        title={missingTitle}
        documentTitle={t('documentTitle', { title: missingTitle })}
        description={t('missing.text', { id })}
        action={{ label: t('missing.action'), href: paths.consoleHome }}
      />
    );
  }

  const title = data?.name ?? t('contact.title');
  const contactTags = (tags.data ?? []).filter((tag) => data?.tags.includes(tag.id));
  return (
    <Page
      header={
        <PageHeader
          breadcrumb={[{ label: t('home'), href: paths.consoleHome }, { label: t('contact.title') }]}
          title={title}
          description={data && <Position contact={data} />}
          meta={
            contactTags.length > 0 ? (
              <Inline gap={4}>
                {contactTags.map((tag) => (
                  <Badge key={tag.id}>{tag.title}</Badge>
                ))}
              </Inline>
            ) : null
          }
        />
      }
    >
      <title>{t('documentTitle', { title })}</title>
      <div className={styles.root}>
        <QueryPanel query={query} what={t('contact.what')} skeleton={<ContactSkeleton />}>
          {(contact) => <ContactDetails contact={contact} countries={countries.data ?? []} />}
        </QueryPanel>
      </div>
    </Page>
  );
}

function Position({ contact: { title, company } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  return title && company ? t('contact.position', { title, company }) : (title ?? company);
}
