import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Fieldset } from '#components/Fieldset';
import { Select } from '#components/Select';
import { TextField } from '#components/TextField';

import * as styles from './ContactStep.css';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';

const maxPhones = 6;
const types = ['voice', 'cell', 'fax', 'text', 'textphone'] as const;
const blank = { number: '', type: 'voice', extension: '', description: '' } as const;

/** Step for contact details (directory 2.9, step 4). */
export function ContactStep(step: StepProps) {
  const { t } = useTranslation('facility-create');
  const { values, change, idOf } = step;
  const { phones, email, website, bookingUrl } = values.facility;
  // Always offer one row to type in.
  const rows = phones.length === 0 ? [blank] : phones;
  const set = (at: number, part: Partial<(typeof phones)[number]>) =>
    change({ phones: rows.map((row, index) => (index === at ? { ...row, ...part } : row)) });

  function add() {
    flushSync(() => change({ phones: [...rows, blank] }));
    document.getElementById(idOf(`/facility/phones/${rows.length}/number`))?.focus();
  }

  function remove(at: number) {
    flushSync(() => change({ phones: rows.filter((_, index) => index !== at) }));
    document.getElementById(idOf(`/facility/phones/${Math.max(0, at - 1)}/number`))?.focus();
  }

  const address = (name: 'website' | 'bookingUrl', label: string) => ({
    ...fieldOf(step, `/facility/${name}`),
    label,
    description: t('contact.webHint'),
    required: false,
    type: 'url' as const,
    spellCheck: false,
    value: values.facility[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <>
      <Fieldset {...fieldOf(step, '/facility/phones')} label={t('contact.phones')} description={t('contact.lead')}>
        <div className={styles.rows}>
          {rows.map((row, at) => {
            const number = at + 1;
            const pointer = `/facility/phones/${at}`;
            return (
              <div key={pointer} className={styles.row}>
                <div className={styles.wide}>
                  <TextField
                    {...fieldOf(step, `${pointer}/number`)}
                    label={t('contact.phone', { number })}
                    description={t('contact.phoneHint')}
                    type="tel"
                    autoComplete="off"
                    value={row.number}
                    onChange={(text) => set(at, { number: text })}
                  />
                </div>
                <TextField
                  {...fieldOf(step, `${pointer}/description`)}
                  label={t('contact.use', { number })}
                  required={false}
                  value={row.description}
                  onChange={(text) => set(at, { description: text })}
                />
                <Select
                  {...fieldOf(step, `${pointer}/type`)}
                  label={t('contact.type', { number })}
                  options={types.map((value) => ({ value, label: t(`contact.types.${value}`) }))}
                  value={row.type}
                  onChange={(type) => set(at, { type })}
                />
                {rows.length > 1 ? (
                  <div className={styles.wide}>
                    <Button variant="quiet" onClick={() => remove(at)}>
                      {t('contact.remove', { number })}
                    </Button>
                  </div>
                ) : null}
              </div>
            );
          })}
          {rows.length < maxPhones ? (
            <div>
              <Button leadingIcon={PlusIcon} variant="outline" onClick={add}>
                {t('contact.add')}
              </Button>
            </div>
          ) : null}
        </div>
      </Fieldset>
      <TextField
        {...fieldOf(step, '/facility/email')}
        label={t('contact.email')}
        required={false}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        onChange={(text) => change({ email: text })}
      />
      <TextField {...address('website', t('contact.website'))} value={website} />
      <TextField {...address('bookingUrl', t('contact.booking'))} value={bookingUrl} />
    </>
  );
}
