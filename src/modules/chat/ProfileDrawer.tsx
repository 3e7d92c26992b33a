import CameraIcon from '@heroicons/react/24/outline/CameraIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { DescriptionList } from '#components/DescriptionList';
import { Drawer } from '#components/Drawer';
import { LiveText } from '#components/LiveRegion';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { TextField } from '#components/TextField';
import { visuallyHidden } from '#theme/mixins.css';

import type { ChatProfile } from './api';
import { chatImageTypes, chatLimits } from './limits';
import * as styles from './ProfileDrawer.css';
import { chatProfileQuery, updateProfileMutation } from './queries';
import { usePictureUpload } from './usePictureUpload';

export type ProfileDrawerProps = { open: boolean; onClose: () => void };

/** What contacts see of the signed-in person: photo and a few words. */
export function ProfileDrawer({ open, onClose }: ProfileDrawerProps) {
  const { t, i18n } = useTranslation('chat-page');
  const query = useQuery({ ...chatProfileQuery(i18n.language), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} side="start" title={t('profile.title')} description={t('profile.text')}>
      <QueryPanel query={query} what={t('profile.what')} skeleton={<Skeleton lines={5} />} headingLevel={3}>
        {(profile) => <ProfileForm profile={profile} onSaved={onClose} />}
      </QueryPanel>
    </Drawer>
  );
}

function ProfileForm({ profile, onSaved }: { profile: ChatProfile; onSaved: () => void }) {
  const { t } = useTranslation('chat-page');
  const { t: tChat } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  const [about, setAbout] = useState(profile.about);
  const { mutate: save, isPending } = useMutation(updateProfileMutation());
  const photo = usePictureUpload(({ id }) => save({ avatar: id }), chatLimits.photoSide);
  const trimmed = about.trim();
  const error = trimmed === '' ? t('profile.aboutMissing') : undefined;
  const [showError, setShowError] = useState(false);
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        setShowError(true);
        if (error === undefined) save({ about: trimmed }, { onSuccess: onSaved });
      }}
    >
      <div className={styles.photo}>
        <Avatar id={profile.id} name={profile.name} src={profile.avatar ?? undefined} size="xlarge" decorative />
        <div className={styles.photoActions}>
          <Button size="small" leadingIcon={CameraIcon} loading={photo.loading} onClick={() => input.current?.click()}>
            {t(profile.avatar === null ? 'profile.addPhoto' : 'profile.changePhoto')}
          </Button>
          {profile.avatar === null ? null : (
            <Button size="small" variant="quiet" onClick={() => save({ avatar: null })}>
              {t('profile.removePhoto')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          className={visuallyHidden}
          type="file"
          accept={chatImageTypes.join(',')}
          aria-label={t('profile.photoLabel')}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) void photo.add(file);
          }}
        />
        <span role="status" className={styles.problem}>
          {photo.problem ? <LiveText key={photo.problem}>{tChat(`picture.${photo.problem}`)}</LiveText> : null}
        </span>
      </div>
      <DescriptionList
        orientation="vertical"
        rows={[
          { term: t('profile.name'), detail: profile.name },
          { term: t('profile.email'), detail: profile.email },
        ]}
      />
      <TextField
        label={t('profile.about')}
        description={t('profile.aboutText')}
        value={about}
        maxLength={chatLimits.about}
        error={showError ? error : undefined}
        onChange={setAbout}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" variant="solid" loading={isPending && !photo.loading}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
