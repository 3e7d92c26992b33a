import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { FileTile } from '#components/FileTile';
import type { FileState } from '#components/FileTile';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { formatBytes } from '#lib/format/formatBytes';
import { listFormat } from '#lib/format/intl';
import type { Upload, Uploads } from '#lib/uploads/useUploads';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './FileField.css';
import { fileKey, kindName, sortFiles } from './sortFiles';
import type { Refusal } from './sortFiles';

/** A file that the server holds already; its size in bytes. */
export type UploadedFile = { id: string; name: string; size: number; type: string };

export type FileFieldProps = Omit<FieldProps, 'size'> & {
  /** Accepts several files; otherwise a new file replaces the previous one. */
  multiple?: boolean;
  /** As in HTML: `image/png`, `image/*`, `.pdf`. Accepts every type by default. */
  accept?: readonly string[];
  /** Maximum size per file, in bytes. */
  maxBytes?: number;
  /** Maximum number of files with `multiple`. */
  maxFiles?: number;
  /** Controlled value; without it the field is uncontrolled. */
  value?: readonly File[];
  /** Uploads each file as soon as it is chosen and shows how far it is; used instead of `value` and `onChange`. */
  uploads?: Uploads<{ readonly id: string }> | undefined;
  /** Says why an upload failed and what can be done; one sentence for all by default. */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** Files that the server holds, also those that were uploaded just now; listed with those that are on their way. */
  uploaded?: readonly UploadedFile[] | undefined;
  /** Called with the id of one of the `uploaded` that is removed. */
  onRemoveUploaded?: ((id: string) => void) | undefined;
  onChange?: (files: File[]) => void;
};

const none: readonly File[] = [];
const everyKind: readonly string[] = [];

/** A listed file: chosen, on its way, or with the server. */
type Row = {
  key: string;
  file: Pick<File, 'name' | 'size' | 'type'>;
  /** The file of this device, unless it was uploaded earlier. */
  chosen: File | undefined;
  upload?: Upload<unknown> | undefined;
  remove: () => void;
};

/** Selects files by dialog, drag and drop or paste. Rejected files are listed with the reason. */
export function FileField({
  label,
  hideLabel,
  description,
  error,
  required,
  multiple = false,
  accept = everyKind,
  maxBytes,
  maxFiles,
  id,
  name,
  value,
  uploads,
  describeFailure,
  uploaded,
  onRemoveUploaded,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: FileFieldProps) {
  const { t, i18n } = useTranslation('FileField');
  const rulesId = useId();
  const ids = useFieldIds({ id, description, error, required, describedBy: rulesId });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState(none);
  const [refused, setRefused] = useState<ReadonlyArray<{ file: File; reason: Refusal }>>([]);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const uploadOf = (id: string) => uploads?.list.find(({ result }) => result?.id === id);
  // An upload that is done is listed as what the server holds.
  const pending = uploads?.list.filter(({ status }) => uploaded === undefined || status !== 'done') ?? [];
  const files = uploads ? none : (value ?? own);
  const rows: Row[] = [
    ...(uploaded ?? []).map((file) => {
      const upload = uploadOf(file.id);
      const remove = () => {
        if (upload) uploads?.remove(upload.file);
        onRemoveUploaded?.(file.id);
      };
      // The key of its upload: the focus stays on the row when that is done.
      return { key: upload?.key.toString() ?? file.id, file, chosen: upload?.file, upload, remove };
    }),
    ...pending.map((upload) => {
      const remove = () => uploads?.remove(upload.file);
      return { key: upload.key.toString(), file: upload.file, chosen: upload.file, upload, remove };
    }),
    ...files.map((file) => {
      const remove = () => take(files.filter((other) => other !== file));
      return { key: fileKey(file), file, chosen: file, remove };
    }),
  ];
  const isLocked = disabled || readOnly;
  const many = multiple ? 2 : 1;

  const kindNames = accept.map((kind) => {
    const known = kindName(kind);
    if ('name' in known) return known.name;
    switch (known.family) {
      case 'image':
        return t('kind.image');
      case 'video':
        return t('kind.video');
      case 'audio':
        return t('kind.audio');
      default:
        return t('kind.text');
    }
  });
  // An extension and a media type can have the same name.
  const kinds = listFormat(i18n.language, { type: 'disjunction' }).format(new Set(kindNames));
  const size = (bytes: number) => formatBytes(bytes, i18n.language);
  const rules = [
    ...(accept.length > 0 ? [kinds] : []),
    ...(maxBytes === undefined ? [] : [t(multiple ? 'upToEach' : 'upTo', { size: size(maxBytes) })]),
    ...(multiple && maxFiles !== undefined ? [t('atMost', { count: maxFiles })] : []),
  ].join(', ');

  function why(file: File, reason: Refusal): string {
    switch (reason) {
      case 'type':
        return t('refused.type', { kinds });
      case 'size':
        return t('refused.size', { size: size(file.size), max: size(maxBytes ?? 0) });
      case 'count':
        return t('refused.count', { count: multiple ? (maxFiles ?? 1) : 1 });
      default:
        return t(`refused.${reason}`);
    }
  }

  const stateOf = ({ status, error: reason }: Upload<unknown>): FileState =>
    status === 'failed' ? { status, error: describeFailure?.(reason) ?? t('failed') } : { status };

  function take(next: File[]) {
    setOwn(next);
    onChange?.(next);
  }

  function add(offered: readonly File[]) {
    if (isLocked || offered.length === 0) return;
    // Without `multiple` the next file replaces the current one.
    const kept = multiple ? rows : [];
    const have = kept.flatMap(({ chosen }) => chosen ?? []);
    const limit = multiple ? maxFiles : 1;
    const sorted = sortFiles(offered, have, {
      accept,
      maxBytes,
      maxFiles: limit && Math.max(0, limit - (kept.length - have.length)),
    });
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return;
    setSaid(t('added', { count: sorted.taken.length }));
    if (!uploads) {
      take([...have, ...sorted.taken]);
      return;
    }
    for (const row of rows) if (!kept.includes(row)) row.remove();
    uploads.add(sorted.taken);
  }

  function removeRow({ file, remove }: Row, button: HTMLElement) {
    const items = [...(list.current?.children ?? [])];
    const at = items.findIndex((item) => item.contains(button));
    const next = items[at + 1] ?? items[at - 1];
    const nextButton = next && [...next.querySelectorAll('button')].at(-1);
    (nextButton ?? input.current)?.focus();
    setSaid(t('removed', { name: file.name }));
    remove();
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <div className={styles.root} onPaste={(event) => add([...event.clipboardData.files])}>
        <div
          className={styles.area}
          data-over={over || undefined}
          data-invalid={error ? true : undefined}
          data-disabled={isLocked || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            if (!isLocked) setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
          <Icon source={ArrowUpTrayIcon} />
          <span className={styles.invitation}>
            {over ? (
              t('dropNow')
            ) : (
              <>
                <span className={styles.choose}>{t('choose', { count: many })}</span> {t('orDrop', { count: many })}
              </>
            )}
          </span>
          <span id={rulesId} className={styles.rules}>
            {rules}
          </span>
          <input
            id={ids.control.id}
            aria-describedby={ids.control['aria-describedby']}
            aria-invalid={ids.control['aria-invalid']}
            // A file input has no ARIA role that supports `aria-required`.
            required={required === true && rows.length === 0}
            ref={input}
            className={styles.input}
            type="file"
            multiple={multiple}
            accept={accept.join(',') || undefined}
            name={name}
            disabled={isLocked}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              // Lets the same file be selected again after it was removed.
              event.target.value = '';
            }}
            onBlur={onBlur}
          />
        </div>
        {refused.length > 0 ? (
          <div className={styles.refused}>
            <div role="alert" className={styles.refusedWords}>
              <p className={styles.refusedTitle}>{t('refusedTitle', { count: refused.length })}</p>
              <ul role="list">
                {refused.map(({ file, reason }) => (
                  <li key={`${fileKey(file)}/${reason}`} className={styles.refusedFile}>
                    <span className={styles.refusedName}>{file.name}</span> {why(file, reason)}
                  </li>
                ))}
              </ul>
            </div>
            <IconButton
              icon={XMarkIcon}
              size="small"
              label={t('dismiss')}
              onClick={() => {
                setRefused([]);
                input.current?.focus();
              }}
            />
          </div>
        ) : null}
        {rows.length > 0 ? (
          <ul role="list" ref={list} aria-label={t('files')} className={styles.list}>
            {rows.map((row) => {
              const { key, file, chosen, upload } = row;
              const removeThis = (button: HTMLElement) => removeRow(row, button);
              return (
                <li key={key}>
                  <FileTile
                    name={file.name}
                    size={file.size}
                    type={file.type}
                    thumbnail={chosen?.type.startsWith('image/') ? chosen : undefined}
                    state={upload && stateOf(upload)}
                    disabled={isLocked}
                    onCancel={removeThis}
                    onRetry={upload && (() => uploads?.retry(upload.file))}
                    onRemove={removeThis}
                  />
                </li>
              );
            })}
          </ul>
        ) : null}
        <span role="status" className={visuallyHidden}>
          {said}
        </span>
      </div>
    </Field>
  );
}
