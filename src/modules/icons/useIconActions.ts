import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '#components/Toast';
import { downloadFile } from '#lib/browser/downloadFile';
import { loadIcon } from '#lib/icons/iconRegistry';
import type { IconDrawing } from '#lib/icons/iconRegistry';

import { toJsx, toSvg } from './iconCode';
import { splitIconName } from './iconPath';
import type { IconSize } from './iconSets';

async function loadDrawing(fullName: string): Promise<IconDrawing> {
  const drawing = await loadIcon(fullName);
  if (!drawing) throw new Error(`There is no icon ${fullName}.`);
  return drawing;
}

/** What can be done with an icon, by its full name; code has the given edge length in px. */
export interface IconActions {
  /** The JSX of an icon. */
  jsxOf: (fullName: string) => Promise<string>;
  /** The SVG of an icon. */
  svgOf: (fullName: string) => Promise<string>;
  copyJsx: (fullName: string) => void;
  copySvg: (fullName: string) => void;
  copyName: (fullName: string) => void;
  /** Saves the SVG as a file. */
  download: (fullName: string) => void;
}

/** The actions of buttons and keys. */
export function useIconActions(size: IconSize): IconActions {
  const { t } = useTranslation('icons');
  const toast = useToast();
  return useMemo(() => {
    const jsxOf = async (fullName: string) => toJsx(await loadDrawing(fullName), size);
    const svgOf = async (fullName: string) => toSvg(await loadDrawing(fullName), size);
    const copy = async (fullName: string, what: 'jsx' | 'svg' | 'name', text: Promise<string>) => {
      try {
        await navigator.clipboard.writeText(await text);
        toast.show({ text: t(`copied.${what}`, { name: splitIconName(fullName).name }), tone: 'success' });
      } catch {
        toast.show({ text: t('failure.copy'), tone: 'error' });
      }
    };
    const save = async (fullName: string) => {
      try {
        const svg = await svgOf(fullName);
        downloadFile(`${splitIconName(fullName).name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
      } catch {
        toast.show({ text: t('failure.download'), tone: 'error' });
      }
    };
    return {
      jsxOf,
      svgOf,
      copyJsx: (fullName) => void copy(fullName, 'jsx', jsxOf(fullName)),
      copySvg: (fullName) => void copy(fullName, 'svg', svgOf(fullName)),
      copyName: (fullName) => void copy(fullName, 'name', Promise.resolve(fullName)),
      download: (fullName) => void save(fullName),
    };
  }, [size, t, toast]);
}
