import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { Select } from '#components/Select';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { distanceInMetres } from '#lib/geo/distance';

import { farFromTownM } from './facts';
import { PinField } from './PinField';
import { fieldOf, protectedDescription } from './stepProps';
import type { StepProps } from './stepProps';

const visibilities = ['exact', 'district', 'hidden'] as const;

/** Step for the address and its visibility (directory 2.9, step 3). */
export function AddressStep(step: StepProps) {
  // Includes the namespace of the map, which renders only with a town: if it suspended then, the step would lose focus.
  const { t } = useTranslation(['facility-create', 'MapView']);
  const { values, records, change } = step;
  const { address, geo, farReason, locationVisibility, visibilityReason } = values.facility;
  const town = records.towns.find(({ id }) => id === address.cityId);
  const district = town?.districts.find(({ id }) => id === address.districtId);
  const isFar = town !== undefined && geo !== null && distanceInMetres(geo, town) > farFromTownM;
  const set = (part: Partial<typeof address>) => change((now) => ({ address: { ...now.address, ...part } }));
  const line = (name: 'line1' | 'line2') => ({
    ...fieldOf(step, `/facility/address/${name}`),
    ...(name === 'line1' && protectedDescription(step)),
    label: t(`address.${name}`),
    autoComplete: name === 'line1' ? 'address-line1' : 'address-line2',
    value: address[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  // Grouped by region, which also tells apart two towns of the same name.
  const byRegion = records.towns.toSorted((one, other) => one.region.localeCompare(other.region));
  return (
    <>
      <TextField {...line('line1')} {...(locationVisibility === 'hidden' ? { required: false } : {})} />
      <TextField {...line('line2')} required={false} />
      <Select
        {...fieldOf(step, '/facility/address/cityId')}
        {...protectedDescription(step)}
        label={t('address.city')}
        options={[
          { value: '', label: t('address.chooseCity') },
          ...byRegion.map(({ id, name, region }) => ({ value: id, label: name, group: region })),
        ]}
        value={address.cityId}
        onChange={(cityId) => set({ cityId, districtId: '' })}
      />
      <Select
        {...fieldOf(step, '/facility/address/districtId')}
        {...protectedDescription(step)}
        label={t('address.district')}
        options={[
          { value: '', label: t('address.chooseDistrict') },
          ...(town?.districts ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={address.districtId}
        onChange={(districtId) => set({ districtId })}
      />
      <TextField
        {...fieldOf(step, '/facility/address/postalCode')}
        label={t('address.postalCode')}
        {...protectedDescription(step, t('address.postalHint'))}
        inputMode="numeric"
        autoComplete="postal-code"
        value={address.postalCode}
        onChange={(postalCode) => set({ postalCode })}
      />
      <PinField step={step} town={town} district={district} />
      {isFar || farReason !== '' ? (
        <TextField
          {...fieldOf(step, '/facility/farReason')}
          label={t('address.farReason')}
          value={farReason}
          onChange={(text) => change({ farReason: text })}
        />
      ) : null}
      <RadioGroup
        {...fieldOf(step, '/facility/locationVisibility')}
        {...protectedDescription(step)}
        label={t('address.visibility')}
        options={visibilities.map((value) => ({ value, label: t(`address.visibilities.${value}`) }))}
        value={locationVisibility}
        onChange={(value) => change({ locationVisibility: value })}
      />
      {locationVisibility === 'exact' ? null : (
        <TextArea
          {...fieldOf(step, '/facility/visibilityReason')}
          label={t('address.visibilityReason')}
          description={t('address.visibilityReasonHint')}
          rows={2}
          limit={300}
          value={visibilityReason}
          onChange={(text) => change({ visibilityReason: text })}
        />
      )}
    </>
  );
}
