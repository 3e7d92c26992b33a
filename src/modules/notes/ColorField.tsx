import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ColorSwatchPicker } from '#components/ColorSwatchPicker';
import { IconButton } from '#components/IconButton';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { Stack } from '#components/Stack';
import { namedColors } from '#theme/namedColors';

import type { NoteColor } from './api';

export type ColorFieldProps = {
  color: NoteColor | null;
  onChange: (color: NoteColor | null) => void;
};

/** The colours in their order. */
export const colorNames = Object.keys(namedColors) as NoteColor[];

/** Chooses one of the theme's colours by its name, or none. */
export function ColorField({ color, onChange }: ColorFieldProps) {
  const { t } = useTranslation('notes');
  const button = (trigger: PopoverTrigger) => <IconButton {...trigger} label={t('fields.color')} icon={SwatchIcon} />;
  return (
    <Popover label={t('fields.color')} placement="top" size="medium" trigger={button}>
      <Stack gap={12}>
        <ColorSwatchPicker
          label={t('fields.color')}
          options={colorNames.map((name) => ({ value: namedColors[name], label: t(`colors.${name}`) }))}
          value={color === null ? '' : namedColors[color]}
          onChange={(value) => onChange(colorNames.find((name) => namedColors[name] === value) ?? null)}
        />
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('colors.none')}
        </Button>
      </Stack>
    </Popover>
  );
}
