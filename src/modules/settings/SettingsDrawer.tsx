import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import BoltIcon from '@heroicons/react/24/outline/BoltIcon';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import SunIcon from '@heroicons/react/24/outline/SunIcon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Drawer } from '#components/Drawer';
import { Icon } from '#components/Icon';
import { saveAppearance, defaultAppearance, themes } from '#lib/appearance/appearance';
import type { Appearance } from '#lib/appearance/appearance';
import {
  chosenLayout,
  layoutNames,
  saveLayout,
  restoreLayoutChoice,
  useLayoutChoice,
} from '#lib/appearance/layoutChoice';
import type { LayoutChoice } from '#lib/appearance/layoutChoice';
import { useAppearance } from '#lib/appearance/useAppearance';

import { ChoiceTiles } from './ChoiceTiles';
import { LayoutPicture } from './LayoutPicture';
import * as styles from './SettingsDrawer.css';

export type SettingsDrawerProps = {
  open: boolean;
  onClose: () => void;
};

const schemes = [
  { value: 'auto', icon: BoltIcon },
  { value: 'dark', icon: MoonIcon },
  { value: 'light', icon: SunIcon },
] as const;

/** Returns a function that removes the query parameter `layout` from the URL. */
function useWithoutLayoutParameter(): () => void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    if (!params.has('layout')) return;
    params.delete('layout');
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true, state });
  };
}

/** Theme, colour scheme and layout: applied immediately and stored on this device. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const { t } = useTranslation('settings');
  const { appearance, change } = useAppearance();
  const choice = useLayoutChoice();
  const dropLayoutParameter = useWithoutLayoutParameter();
  const [saveFailed, setSaveFailed] = useState(false);
  const [previous, setPrevious] = useState<{ appearance: Appearance; choice: LayoutChoice }>();
  const [statusText, setStatusText] = useState('');
  const theme = useRef<HTMLInputElement>(null);
  const reset = useRef<HTMLButtonElement>(null);

  /** A new choice ends the offer to undo the reset. */
  function afterChoice(saved: boolean) {
    setSaveFailed(!saved);
    setPrevious(undefined);
    setStatusText('');
  }

  const atDefaults =
    appearance.theme === defaultAppearance.theme &&
    appearance.scheme === defaultAppearance.scheme &&
    choice.remembered === undefined &&
    choice.session === undefined;

  function apply(look: Appearance, layout: LayoutChoice) {
    const saved = [saveAppearance(look), restoreLayoutChoice(layout)];
    setSaveFailed(saved.includes(false));
  }

  function resetAll() {
    setPrevious({ appearance, choice });
    apply(defaultAppearance, {});
    dropLayoutParameter();
    setStatusText(t('resetDone'));
  }

  function undo() {
    if (!previous) return;
    apply(previous.appearance, previous.choice);
    setPrevious(undefined);
    setStatusText(t('undone'));
    // The undo button unmounts.
    reset.current?.focus();
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      initialFocus={theme}
      title={t('title')}
      footer={
        <div className={styles.footer}>
          <span role="status" className={styles.status}>
            {statusText}
          </span>
          {previous ? (
            <Button variant="quiet" tone="primary" onClick={undo}>
              {t('undo')}
            </Button>
          ) : null}
          <Button
            ref={reset}
            leadingIcon={ArrowPathIcon}
            focusableWhenDisabled
            disabled={atDefaults}
            onClick={resetAll}
          >
            {t('reset')}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        {saveFailed ? (
          <Alert tone="warning" title={t('refused.title')}>
            {t('refused.text')}
          </Alert>
        ) : null}
        <ChoiceTiles
          ref={theme}
          label={t('theme.label')}
          look="swatch"
          options={themes.map((value) => ({
            value,
            label: t(`theme.${value}`),
            sample: <span className={`${styles.sample} ${styles.theme[value]}`} />,
          }))}
          value={appearance.theme}
          onChange={(value) => afterChoice(change({ theme: value }))}
        />
        <ChoiceTiles
          label={t('scheme.label')}
          description={t('scheme.hint')}
          look="icon"
          options={schemes.map(({ value, icon }) => ({
            value,
            label: t(`scheme.${value}`),
            sample: <Icon source={icon} size="small" />,
          }))}
          value={appearance.scheme}
          onChange={(scheme) => afterChoice(change({ scheme }))}
        />
        <ChoiceTiles
          label={t('layout.label')}
          look="picture"
          options={layoutNames.map((name) => ({
            value: name,
            label: t(`layout.${name}`),
            sample: <LayoutPicture name={name} />,
          }))}
          value={chosenLayout(choice)}
          onChange={(name) => {
            afterChoice(saveLayout(name));
            dropLayoutParameter();
          }}
        />
      </div>
    </Drawer>
  );
}
