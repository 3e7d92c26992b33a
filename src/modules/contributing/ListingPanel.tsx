import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { DescriptionList } from '#components/DescriptionList';
import { QueryPanel } from '#components/QueryPanel';
import { RadioGroup } from '#components/RadioGroup';
import { Skeleton } from '#components/Skeleton';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { errorKey, problemCode } from '#lib/http/problem';

import { listingActions, listingFormSchema } from './listing';
import type { Listing, ListingAction } from './listing';
import * as styles from './page.css';
import { fieldError, fieldErrorsFromSchema } from './problems';
import { listingMutation, listingQuery } from './queries';
import { RequestForm, useRequestForm } from './RequestForm';

export type ListingPanelProps = { slug: string };

/**
 * Publication state of a facility, and the actions an administrator can take without a request (directory contract
 * 1.6).
 */
export function ListingPanel({ slug }: ListingPanelProps) {
  const { t } = useTranslation(['contributing-requests', 'contributing', 'ConfirmationDialog']);
  const query = useQuery(listingQuery(slug));
  const act = useMutation(listingMutation());
  const { data: answer } = act;
  return (
    <QueryPanel query={query} what={t('listing.what')} skeleton={<Skeleton lines={6} />}>
      {(listing) => {
        const { back } = answer ?? { back: null };
        return (
          <div className={styles.form}>
            {answer ? (
              <Alert tone="success" title={t(`listing.done.${answer.done}`, { name: listing.facility.name })} />
            ) : null}
            {act.isError ? <Alert tone="error" title={t(failureOf(act.error))} /> : null}
            {answer && back !== null ? (
              <div className={styles.actions}>
                <Button
                  variant="outline"
                  loading={act.isPending}
                  onClick={() => act.mutate({ slug, action: back, reason: t('listing.undoReason') })}
                >
                  {t('listing.undo')}
                </Button>
              </div>
            ) : null}
            <DescriptionList
              rows={[
                { term: t('listing.publication'), detail: t(`listing.state.${listing.publicationStatus}`) },
                { term: t('listing.verification'), detail: t(`listing.verified.${listing.verification}`) },
                {
                  term: t('listing.manager'),
                  detail:
                    listing.manager === '' ? t(listing.managed ? 'listing.some' : 'listing.none') : listing.manager,
                },
              ]}
            />
            {listing.own ? <p>{t('listing.own')}</p> : null}
            {listing.actions.length === 0 ? null : (
              // Remount after an action, because others are available then.
              <ListingForm key={listing.actions.join()} listing={listing} slug={slug} send={act.mutateAsync} />
            )}
          </div>
        );
      }}
    </QueryPanel>
  );
}

function failureOf(error: unknown) {
  switch (problemCode(error)) {
    case 'request-open':
      return 'listing.waiting';
    case 'already-decided':
      return 'listing.moved';
    default:
      return `contributing:${errorKey(error)}` as const;
  }
}

type ListingSubmission = { slug: string; action: ListingAction; reason: string; target?: string };
type FormProps = { listing: Listing; slug: string; send: (sent: ListingSubmission) => Promise<unknown> };

function ListingForm({ listing, slug, send }: FormProps) {
  const { t } = useTranslation(['contributing-requests', 'contributing', 'ConfirmationDialog']);
  const [confirming, setConfirming] = useState(false);
  const form = useRequestForm({
    defaultValues: { action: '', target: '', reason: '' },
    draft: { key: `listing/${listing.facility.id}`, field: 'reason' },
    validate({ action, target, reason }) {
      const found = fieldErrorsFromSchema(listingFormSchema, { action, reason }, { action: 'listingAction' });
      return action === 'merge' && target.trim() === '' ? [...found, fieldError('target', 'listingTarget')] : found;
    },
    // Other errors are shown above the form, which may be unmounted by then.
    onError: (error) => problemCode(error) !== 'validation-failed',
    send: ({ action, target, reason }) =>
      send({
        slug,
        action: listingActions.find((one) => one === action) ?? 'suspend',
        reason,
        ...(action === 'merge' && { target: target.trim() }),
      }),
  });
  const action = form.field('action');
  const chosen = listingActions.find((one) => one === action.value);
  const { name } = listing.facility;
  return (
    <RequestForm
      form={form}
      label={t('listing.title', { name })}
      onSubmit={async () => {
        if (!form.busy && (await form.validate())) setConfirming(true);
      }}
    >
      <RadioGroup
        id={action.id}
        label={t('listing.choose')}
        options={listing.actions.map((value) => ({ value, label: t(`listing.do.${value}`) }))}
        value={chosen ?? null}
        error={action.error}
        onChange={action.onChange}
      />
      {chosen === 'merge' ? (
        <TextField label={t('listing.target')} description={t('listing.targetHint')} {...form.field('target')} />
      ) : null}
      <TextArea
        label={t('listing.reason')}
        description={t('listing.reasonHint')}
        limit={1000}
        rows={3}
        {...form.field('reason')}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="error" variant="solid" loading={form.busy}>
          {t(chosen ? `listing.do.${chosen}` : 'listing.go')}
        </Button>
      </div>
      {chosen ? (
        <ConfirmationDialog
          open={confirming}
          title={t(`listing.ask.${chosen}`, { name })}
          message={t('listing.told')}
          icon={{ color: 'warn' }}
          actions={{
            confirm: { label: t(`listing.do.${chosen}`), color: 'warn' },
            cancel: { label: t('listing.keep') },
          }}
          dismissible
          onClose={(result) => {
            setConfirming(false);
            if (result === 'confirmed') void form.submit();
          }}
        />
      ) : null}
    </RequestForm>
  );
}
