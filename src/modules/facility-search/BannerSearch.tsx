import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { IconButton } from '#components/IconButton';
import { TextField } from '#components/TextField';
import { paths } from '#domain/paths';

import * as styles from './BannerSearch.css';
import { parseLocation, termLength } from './searchPath';
import { useSearchNavigation } from './useSearchNavigation';

/** One-line search in the banner of every page (directory 2.0.1). Incomplete input leads to the search page. */
export function BannerSearch() {
  const { t } = useTranslation('facility-search');
  const go = useSearchNavigation();
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const [need, setNeed] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const [where, what] = [place.trim(), need.trim()];
    const isTerm = [...what].length >= termLength.min;
    if (where !== '' && (what === '' || isTerm)) {
      go({ location: parseLocation(where), place: where, term: isTerm ? what : undefined });
    } else {
      void navigate(`${paths.searchForm}${what === '' ? '' : `?term=${encodeURIComponent(what)}`}`);
    }
    setPlace('');
    setNeed('');
  }

  return (
    <form className={styles.root} role="search" aria-label={t('banner.label')} noValidate onSubmit={submit}>
      <span className={styles.field}>
        <TextField
          label={t('banner.where')}
          hideLabel
          placeholder={t('banner.place')}
          name="location"
          type="search"
          maxLength={200}
          value={place}
          onChange={setPlace}
        />
      </span>
      <span className={styles.field}>
        <TextField
          label={t('banner.need')}
          hideLabel
          placeholder={t('banner.term')}
          name="term"
          type="search"
          maxLength={termLength.max}
          value={need}
          onChange={setNeed}
        />
      </span>
      <IconButton type="submit" icon={MagnifyingGlassIcon} variant="soft" label={t('banner.submit')} />
    </form>
  );
}
