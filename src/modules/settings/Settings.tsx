import CogIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { useToast } from '#components/Toast';
import { Tooltip } from '#components/Tooltip';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Settings.css';
import type { SettingsDrawerProps } from './SettingsDrawer';
import { closeSettings, openSettings, useSettingsOpen } from './settingsOpen';

export type SettingsProps = {
  /**
   * Position of the tab. `alone`: the layout has no header, so nothing else opens the settings. `edge`: at the edge of
   * the page; `rail`: from lg up beside the chat rail. Both hide it on small screens.
   */
  placement?: keyof typeof styles.placement;
};

type Drawer = ComponentType<SettingsDrawerProps>;

const load = () => import('./SettingsDrawer').then(({ SettingsDrawer }) => SettingsDrawer);

/**
 * The settings drawer and the tab that opens it. Rendered once outside the layouts, so that it stays open while another
 * layout is tried. The drawer loads on hover or focus.
 */
export function Settings({ placement = 'alone' }: SettingsProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const open = useSettingsOpen();
  const tab = useRef<HTMLButtonElement>(null);
  const [drawer, setDrawer] = useState<{ Drawer: Drawer }>();

  const fail = useEffectEvent(() => {
    closeSettings();
    toast.show({ tone: 'error', text: t('failed') });
  });
  useEffect(() => {
    if (!open || drawer) return;
    let current = true;
    load().then(
      (Drawer) => {
        if (current) setDrawer({ Drawer });
      },
      () => {
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [open, drawer]);

  function close() {
    flushSync(closeSettings);
    // The opener may have unmounted with its layout; focus is then still inside the closing drawer.
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('dialog:not([open])')) tab.current?.focus();
  }

  // An error is shown when the drawer is opened.
  const preload = () => void load().catch(() => {});

  return (
    <>
      <div className={`${styles.root} ${styles.placement[placement]}`}>
        <Tooltip text={t('title')} purpose="label" placement="start" muted={open}>
          {() => (
            <button
              ref={tab}
              type="button"
              className={`${focusRing} ${styles.tab}`}
              aria-label={t('title')}
              aria-haspopup="dialog"
              aria-expanded={open}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={openSettings}
            >
              <Icon source={CogIcon} />
            </button>
          )}
        </Tooltip>
      </div>
      {drawer ? (
        <Suspense fallback={null}>
          <drawer.Drawer open={open} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
