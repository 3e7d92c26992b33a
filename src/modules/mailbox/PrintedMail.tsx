import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { PrintText, PrintView } from '#components/PrintView';

import type { Mail } from './api';

export type PrintedMailProps = {
  mail: Mail;
  /** Called when the print dialog has closed. */
  onClose: () => void;
};

/** Prints one mail without the rest of the page. */
export function PrintedMail({ mail, onClose }: PrintedMailProps) {
  const { t } = useTranslation('mailbox');
  const { subject, from, to, cc = [], date, content, contentType, attachments } = mail;
  return (
    <PrintView title={subject.trim() || t('noSubject')} onClose={onClose}>
      <DescriptionList
        rows={[
          { term: t('facts.from'), detail: from.contact },
          { term: t('facts.to'), detail: to },
          cc.length > 0 && { term: t('facts.cc'), detail: cc.join(', ') },
          { term: t('facts.date'), detail: <FormattedDate date={date} format="full" /> },
          attachments.length > 0 && {
            term: t('attachments.title'),
            detail: attachments.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <PrintText>{contentType === 'text/html' ? <Html html={content} /> : content}</PrintText>
    </PrintView>
  );
}
