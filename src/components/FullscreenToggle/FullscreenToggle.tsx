import ArrowsPointingInIcon from '@heroicons/react/24/outline/ArrowsPointingInIcon';
import ArrowsPointingOutIcon from '@heroicons/react/24/outline/ArrowsPointingOutIcon';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import type { IconButtonProps } from '#components/IconButton';
import { useToast } from '#components/Toast';

export type FullscreenToggleProps = {
  variant?: NonNullable<IconButtonProps['variant']>;
  size?: NonNullable<IconButtonProps['size']>;
};

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const filled = () => Boolean(document.fullscreenElement);
// Undefined in some browsers, despite the types.
const offered = () => Boolean(document.fullscreenEnabled);
const none = () => false;
const always = () => true;
const never = () => () => {};

/**
 * Toggles fullscreen. Reflects the browser's actual state; a rejected request is reported in a toast. Renders nothing
 * where fullscreen is unsupported.
 */
export function FullscreenToggle({ variant, size }: FullscreenToggleProps) {
  const { t } = useTranslation('FullscreenToggle');
  const toast = useToast();
  const full = useSyncExternalStore(subscribe, filled, none);
  // A prerendered page shows it, because most browsers have it.
  const available = useSyncExternalStore(never, offered, always);
  if (!available) return null;

  async function toggle() {
    try {
      await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      toast.show({ tone: 'error', text: t('refused') });
    }
  }

  return (
    <IconButton
      label={t('toggle')}
      icon={full ? ArrowsPointingInIcon : ArrowsPointingOutIcon}
      aria-pressed={full}
      {...(variant && { variant })}
      {...(size && { size })}
      onClick={() => void toggle()}
    />
  );
}
