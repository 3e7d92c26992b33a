import { memo, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { DescriptionList } from '#components/DescriptionList';
import { Disclosure } from '#components/Disclosure';
import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { Inline } from '#components/Inline';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';
import { parseAddress, displayName, splitAddresses } from '#domain/mailAddress';

import type { Mail } from './api';
import { MailAttachments } from './MailAttachments';
import { MailConnectionsContext } from './mailConnections';
import * as styles from './MailMessage.css';

export type MailMessageProps = { mail: Mail };

/** A mail's sender, recipients, date, content and attachments. */
export function MailMessage({ mail }: MailMessageProps) {
  const { t } = useTranslation('mailbox');
  const { from, to, cc = [], bcc = [], ccCount, bccCount, date, content, contentType, attachments } = mail;
  // Collapsed details, attachments and sanitised HTML render in the next frame.
  const showRest = useDeferredValue(true, false);
  const names = splitAddresses(to).map(displayName).join(', ') || t('nobody');
  const others = ccCount + bccCount;
  const { SenderLink } = use(MailConnectionsContext);
  const details = [
    { term: t('facts.from'), detail: <bdi>{from.contact}</bdi> },
    { term: t('facts.to'), detail: <bdi>{to === '' ? t('nobody') : to}</bdi> },
    cc.length > 0 && { term: t('facts.cc'), detail: <bdi>{cc.join(', ')}</bdi> },
    bcc.length > 0 && { term: t('facts.bcc'), detail: <bdi>{bcc.join(', ')}</bdi> },
    { term: t('facts.date'), detail: <FormattedDate date={date} format="full" /> },
  ];
  return (
    <Stack>
      <Inline gap={12} align="start">
        <Avatar
          id={parseAddress(from.contact).email}
          name={displayName(from.contact)}
          src={from.avatar ?? undefined}
          decorative
        />
        <div className={styles.people}>
          <span className={styles.sender}>
            <Text as="span" size="label">
              <bdi>{displayName(from.contact)}</bdi>
            </Text>
            {showRest && SenderLink ? <SenderLink {...parseAddress(from.contact)} /> : null}
          </span>
          <Text as="span" size="small" tone="muted">
            {others > 0 ? t('toWhomAndOthers', { names, count: others }) : t('toWhom', { names })}
          </Text>
        </div>
        <Text as="span" size="caption" tone="muted">
          <FormattedDate date={date} format="recent" />
        </Text>
      </Inline>
      <Disclosure label={t('facts.show')}>{showRest ? <DescriptionList rows={details} /> : null}</Disclosure>
      <div className={styles.content} dir="auto">
        {contentType !== 'text/html' ? (
          <p className={styles.plain}>{content}</p>
        ) : showRest ? (
          <Markup html={content} />
        ) : null}
      </div>
      {showRest ? <MailAttachments attachments={attachments} /> : null}
    </Stack>
  );
}

// Memoised: sanitising runs once, also when the mail's flags change.
const Markup = memo(function Markup({ html }: { html: string }) {
  return <Html html={html} />;
});
