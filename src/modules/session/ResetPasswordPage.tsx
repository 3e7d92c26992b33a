import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { LinkButton } from '#components/LinkButton';
import { HttpError } from '#lib/http/request';
import { paths } from '#domain/paths';
import { useTokenFromUrl } from '#lib/browser/useTokenFromUrl';

import { parseEndedLink } from './endedLink';
import { newPasswordSchema } from './forms';
import { ScreenIcon } from './ScreenIcon';
import { sendNewPassword } from './queries';
import { RequestLink } from './RequestLink';
import type { RequestLinkProps } from './RequestLink';
import { SessionScreen } from './SessionScreen';
import { FormPassword, SessionForm } from './SessionForm';
import { useSessionAddress } from './useSessionAddress';
import { useSessionForm } from './useSessionForm';

type Ended = NonNullable<RequestLinkProps['ended']>;

/** Why a link no longer works; `undefined` for any other error. */
function parseEnded(error: unknown): Ended | undefined {
  const ended = parseEndedLink(error);
  if (ended || !(error instanceof HttpError)) return ended;
  // A server may reject a token by its format alone.
  const isToken = error.status === 422 && error.problem.errors?.some(({ pointer }) => pointer.endsWith('/token'));
  return error.status === 404 || error.status === 401 || isToken ? 'unknown' : undefined;
}

/**
 * The page at `/reset-password`. Removes the token from the URL immediately, so that it cannot be seen, bookmarked or
 * shared, and keeps it in memory only (directory 2.15). Without a token it asks for a link.
 */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = useTokenFromUrl(
    search,
    (rest) => void navigate({ search: rest }, { replace: true, preventScrollReset: true }),
  );
  const [rejected, setRejected] = useState<{ token: string; reason: Ended }>();

  // The route guard has already removed a malformed token.
  if (token === undefined) return <RequestLink />;
  // Ignore the result for a link that another one has replaced.
  if (rejected?.token === token) return <RequestLink ended={rejected.reason} />;
  return <NewPassword key={token} token={token} onEnded={(reason) => setRejected({ token, reason })} />;
}

function NewPassword({ token, onEnded }: { token: string; onEnded: (reason: Ended) => void }) {
  const { t } = useTranslation('session');
  const { linkTo } = useSessionAddress();
  const [done, setDone] = useState(false);
  const form = useSessionForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    secrets: ['password'],
    async send({ password }) {
      await sendNewPassword({ token, password });
      setDone(true);
    },
    onError(error) {
      const reason = parseEnded(error);
      if (reason) onEnded(reason);
      return reason !== undefined;
    },
  });
  if (done) {
    return (
      <SessionScreen
        mark={<ScreenIcon icon={CheckCircleIcon} tone="success" />}
        title={t('reset.doneTitle')}
        lead={t('reset.doneLead')}
        takesFocus
      >
        <LinkButton href={linkTo(paths.signIn)} size="large" tone="primary" variant="solid">
          {t('signIn.title')}
        </LinkButton>
      </SessionScreen>
    );
  }
  return (
    <SessionScreen title={t('reset.title')} lead={t('reset.lead')} failed={form.invalid}>
      <SessionForm form={form} label={t('reset.title')} submit={t('reset.submit')} busy={t('reset.busy')}>
        <FormPassword
          form={form}
          name="password"
          label={t('field.newPassword')}
          description={t('field.passwordHint')}
          autoComplete="new-password"
          strength
          enterKeyHint="done"
        />
      </SessionForm>
    </SessionScreen>
  );
}
