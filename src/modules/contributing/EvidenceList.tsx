import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { FileTile } from '#components/FileTile';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { downloadFile } from '#lib/browser/downloadFile';

import * as styles from './page.css';
import { evidenceQuery } from './queries';
import type { Evidence } from './schemas';

export type EvidenceListProps = { evidence: readonly Evidence[] };

/** Documents of a request; each opens in a dialog. */
export function EvidenceList({ evidence }: EvidenceListProps) {
  const { t } = useTranslation('contributing');
  const [shown, setShown] = useState<Evidence>();
  const [open, setOpen] = useState(false);
  if (evidence.length === 0) return <p className={styles.muted}>{t('evidence.none')}</p>;
  return (
    <>
      <ul role="list" className={styles.rows} aria-label={t('evidence.list')}>
        {evidence.map((file) => (
          <li key={file.id}>
            <FileTile
              name={file.fileName}
              size={file.size}
              type={file.mime}
              description={t(`document.${file.kind}`)}
              aria-haspopup="dialog"
              onOpen={() => {
                setShown(file);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="sheet"
        dismissible
        title={t('evidence.title', { name: shown?.fileName ?? '' })}
      >
        {shown ? <Document file={shown} /> : null}
      </Dialog>
    </>
  );
}

function Document({ file }: { file: Evidence }) {
  const { t } = useTranslation('contributing');
  const query = useQuery(evidenceQuery(file.id));
  return (
    <QueryPanel query={query} what={file.fileName} skeleton={<Skeleton variant="block" height="tall" />}>
      {({ content, url }) =>
        file.mime === 'application/pdf' ? (
          <Button variant="outline" onClick={() => downloadFile(file.fileName, content)}>
            {t('evidence.pdf')}
          </Button>
        ) : (
          <img className={styles.picture} src={url} alt={t('evidence.alt', { name: file.fileName })} />
        )
      }
    </QueryPanel>
  );
}
