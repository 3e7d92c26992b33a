import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { IconButton } from '#components/IconButton';
import { Link } from '#components/Link';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Phone } from '#domain/facility';
import { formatLanguage } from '#lib/format/formatLanguage';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { formatPhone } from '#lib/format/formatPhone';
import { media } from '#theme/media';

import type { FacilityDetails } from './api';
import * as styles from './Contact.css';
import { Section } from './Section';
import type { SectionProps } from './Section';
import { useCopy } from './useCopy';

export type ContactProps = {
  facility: Pick<FacilityDetails, 'phones' | 'email' | 'website' | 'socials'>;
  look: NonNullable<SectionProps['look']>;
};

const hostOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Phone numbers, email, website and social profiles. */
export function Contact({ facility, look }: ContactProps) {
  const { t } = useTranslation('facility');
  const { phones, email, website, socials } = facility;
  const rows = phones.map((phone) => ({
    term: phone.description ?? t(`contact.${phone.type}`),
    detail: <PhoneLine key={phone.number} phone={phone} />,
  }));
  if (email !== undefined) {
    rows.push({ term: t('contact.email'), detail: <Link href={`mailto:${email}`}>{email}</Link> });
  }
  if (website !== undefined) {
    rows.push({ term: t('contact.website'), detail: <Link href={website}>{hostOf(website)}</Link> });
  }
  for (const social of socials) {
    rows.push({
      term: `${t('contact.socials')}: ${hostOf(social)}`,
      detail: <Link href={social}>{hostOf(social)}</Link>,
    });
  }
  // Two rows may have the same description, but the list needs unique terms.
  const uniqueRows = rows.map((row, index) => {
    const before = rows.slice(0, index).filter(({ term }) => term === row.term).length;
    return before === 0 ? row : { ...row, term: `${row.term} ${before + 1}` };
  });
  return (
    <Section title={t('sections.contact')} look={look}>
      {phones.length === 0 && email === undefined ? <p>{t('contact.none')}</p> : null}
      {uniqueRows.length > 0 ? <DescriptionList orientation="vertical" rows={uniqueRows} /> : null}
    </Section>
  );
}

function PhoneLine({ phone }: { phone: Phone }) {
  const { t, i18n } = useTranslation('facility');
  const touch = useMediaQuery(media.coarse);
  const { status, copy } = useCopy<'numberCopied'>();
  const number = formatPhone(phone.number);
  const isDialled = touch && phone.type !== 'fax';
  const more = [
    ...(phone.extension === undefined ? [] : [t('contact.extension', { number: phone.extension })]),
    ...(phone.languages ?? []).map((code) => formatLanguage(code, i18n.language)),
  ];
  return (
    <span className={styles.line}>
      <span>
        {isDialled ? <Link href={`tel:${phone.number}`}>{number}</Link> : number}
        {more.length > 0 ? `, ${more.join(', ')}` : ''}
      </span>
      <span className={styles.copy}>
        <IconButton
          size="small"
          icon={status === 'numberCopied' ? CheckIcon : ClipboardDocumentIcon}
          label={t('contact.copy', { number })}
          onClick={() => void copy(number, 'numberCopied')}
        />
      </span>
      <span role="status" className={status === 'copyFailed' ? styles.copyError : undefined}>
        {status === 'numberCopied' ? <VisuallyHidden>{t('actions.numberCopied')}</VisuallyHidden> : null}
        {status === 'copyFailed' ? t('actions.copyFailed') : null}
      </span>
    </span>
  );
}
