import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { DescriptionList } from '#components/DescriptionList';
import { Drawer } from '#components/Drawer';
import { FormattedDate } from '#components/FormattedDate';
import { Lightbox, useLightbox } from '#components/Lightbox';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';
import { dialCodeOf } from '#domain/dialCode';

import type { Chat, ChatContact, ChatImage } from './api';
import { ChatPicture } from './ChatPicture';
import * as styles from './ContactInfo.css';
import { linkParts } from './linkParts';
import { chatContactQuery } from './queries';
import { usePictureSources } from './usePictureSources';

export type ContactInfoProps = { chat: Chat; open: boolean; onClose: () => void };

/** A contact with what was shared in the chat. */
export function ContactInfo({ chat, open, onClose }: ContactInfoProps) {
  const { t, i18n } = useTranslation('chat-page');
  const { contact } = chat;
  const query = useQuery({ ...chatContactQuery(contact.id, i18n.language), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={t('info.title')}>
      <div className={styles.root}>
        <div className={styles.person}>
          <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} size="xlarge" decorative />
          <h3 className={styles.name} dir="auto">
            {contact.name}
          </h3>
          <p className={styles.about} dir="auto">
            {contact.about}
          </p>
          <LinkButton
            href={paths.contact.replace(':id', encodeURIComponent(contact.id))}
            size="small"
            variant="outline"
          >
            {t('info.open')}
          </LinkButton>
        </div>
        <Shared chat={chat} />
        <QueryPanel query={query} what={t('info.what')} skeleton={<Skeleton lines={6} />} headingLevel={3}>
          {(loaded) => <Details contact={loaded} />}
        </QueryPanel>
      </div>
    </Drawer>
  );
}

/** A picture of a message, or of the contact's attachments by its path. */
type SharedPicture = { id: string; image: ChatImage; src?: never } | { id: string; src: string; image?: never };

/** Pictures, documents and links: those of the messages first, then those of the contact. */
function Shared({ chat: { contact, messages } }: { chat: Chat }) {
  const { t } = useTranslation('chat-page');
  const lightbox = useLightbox();
  const { media, docs, links } = contact.attachments;
  const pictures: SharedPicture[] = [
    ...messages.flatMap(({ image }) => (image ? [{ id: image.id, image }] : [])).toReversed(),
    ...media.map((src) => ({ id: src, src })),
  ];
  const sources = usePictureSources(
    pictures.flatMap(({ id, image }) => (image ? [id] : [])),
    lightbox.value,
  );
  const found = messages
    .flatMap(({ value }) => linkParts(value).flatMap(({ href }) => (href?.startsWith('http') ? [href] : [])))
    .toReversed();
  const allLinks = [...new Set([...found, ...links])];
  return (
    <>
      <section aria-labelledby="chat-info-media">
        <h3 id="chat-info-media" className={styles.title}>
          {t('info.media', { count: pictures.length })}
        </h3>
        {pictures.length === 0 ? (
          <p className={styles.none}>{t('info.noMedia')}</p>
        ) : (
          <ul role="list" className={styles.pictures}>
            {pictures.map(({ id, src, image }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-label={t('info.openPicture', { number: index + 1 })}
                  onClick={() => lightbox.show(id)}
                >
                  {image ? (
                    <ChatPicture image={image} alt="" fit="cover" />
                  ) : (
                    <img src={src} alt="" loading="lazy" className={styles.image} />
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {allLinks.length > 0 ? (
        <section aria-labelledby="chat-info-links">
          <h3 id="chat-info-links" className={styles.title}>
            {t('info.links', { count: allLinks.length })}
          </h3>
          <ul role="list" className={styles.lines}>
            {allLinks.map((href) => (
              <li key={href} className={styles.line}>
                <Link href={href}>{href.replace(/^https?:\/\/(www\.)?/, '')}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {docs.length > 0 ? (
        <section aria-labelledby="chat-info-docs">
          <h3 id="chat-info-docs" className={styles.title}>
            {t('info.docs', { count: docs.length })}
          </h3>
          <ul role="list" className={styles.lines}>
            {docs.map((name) => (
              <li key={name} className={styles.line}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Lightbox
        label={t('info.pictures', { name: contact.name })}
        pictures={pictures.map(({ id, src }, index) => ({
          id,
          src: src ?? sources.get(id),
          alt: t('info.picture', { number: index + 1 }),
        }))}
        {...lightbox.props}
      />
    </>
  );
}

function Details({ contact: { details } }: { contact: ChatContact }) {
  const { t } = useTranslation('chat-page');
  const { emails, phoneNumbers, title, company, birthday, address } = details;
  const phones = phoneNumbers.filter(({ phoneNumber }) => phoneNumber !== '');
  const rows = [
    emails.length > 0 && {
      term: t('info.email'),
      detail: (
        <ul role="list" className={styles.lines}>
          {emails.map(({ email }) => (
            <li key={email} className={styles.line}>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    phones.length > 0 && {
      term: t('info.phone'),
      detail: (
        <ul role="list" className={styles.lines}>
          {phones.map(({ country, phoneNumber }) => {
            const number = `+${dialCodeOf(country)} ${phoneNumber}`;
            return (
              <li key={number} className={styles.line}>
                <Link href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</Link>
              </li>
            );
          })}
        </ul>
      ),
    },
    title !== undefined && { term: t('info.jobTitle'), detail: title },
    { term: t('info.company'), detail: company },
    { term: t('info.birthday'), detail: <FormattedDate date={birthday.slice(0, 10)} format="date" /> },
    { term: t('info.address'), detail: address },
  ];
  return <DescriptionList orientation="vertical" rows={rows} />;
}
