import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Card } from '#components/Card';
import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import type { TeamMember } from './projectSchemas';
import * as styles from './ProjectTeam.css';

export type ProjectTeamProps = { members: readonly TeamMember[] };

/** The members of the team, each with the ways to reach them. */
export function ProjectTeam({ members }: ProjectTeamProps) {
  const { t } = useTranslation('dashboards-project');
  if (members.length === 0) return <p className={styles.none}>{t('team.none')}</p>;
  return (
    <ul role="list" aria-label={t('team.title')} className={styles.list}>
      {members.map(({ id, name, avatar, title, email, phone }) => (
        <Card key={id} as="li">
          <div className={styles.member}>
            <Avatar id={id} name={name} src={avatar ?? undefined} size="large" decorative />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link href={paths.contact.replace(':id', encodeURIComponent(id))} variant="quiet">
                  {name}
                </Link>
              </h2>
              <span className={styles.role}>{title}</span>
              {email === '' ? null : (
                <span>
                  <Link href={`mailto:${email}`} variant="standalone">
                    {email.slice(0, email.indexOf('@'))}
                    {/* A long address breaks here first. */}
                    <wbr />
                    {email.slice(email.indexOf('@'))}
                  </Link>
                </span>
              )}
              {phone === '' ? null : (
                <span>
                  <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
                    {phone}
                  </Link>
                </span>
              )}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
