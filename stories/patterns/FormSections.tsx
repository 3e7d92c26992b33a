import { Controller } from 'react-hook-form';
import type { Control, ControllerFieldState } from 'react-hook-form';

import { CheckboxGroup } from '#components/CheckboxGroup';
import { ColorSwatchPicker } from '#components/ColorSwatchPicker';
import { Autocomplete } from '#components/Autocomplete';
import { DatePicker } from '#components/DatePicker';
import { DateRangePicker } from '#components/DateRangePicker';
import { Fieldset } from '#components/Fieldset';
import { FileField } from '#components/FileField';
import { MultiSelect } from '#components/MultiSelect';
import { NumberField } from '#components/NumberField';
import { RangeSlider } from '#components/RangeSlider';
import { RichTextField } from '#components/RichTextField';
import { Select } from '#components/Select';
import { Slider } from '#components/Slider';
import { TagField } from '#components/TagField';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { TimeField } from '#components/TimeField';

import type { FormValues } from './formSchema';
import type { FormTexts } from './formTexts';

/** Common props of the form's sections. */
export type SectionProps = {
  control: Control<FormValues, unknown, FormValues>;
  texts: FormTexts;
  /** Prefix of the ids, so that the summary can link to a field. */
  id: string;
};

/** Message for a key from the schema or the server. */
export function problemText(texts: FormTexts, problem: string | undefined): string | undefined {
  const known = Object.entries(texts.errors).find(([key]) => key === problem);
  return known?.[1] ?? problem;
}

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

const cities = ['Port Calder', 'Port Anders', 'Saltmere', 'Old Harbour', 'Northern Isles'];

/** Section about the facility itself. */
export function PlaceSection({ control, texts, id }: SectionProps) {
  const error = (state: ControllerFieldState) => problemText(texts, state.error?.message);
  return (
    <Fieldset variant="section" label={texts.place} description={texts.placeHint}>
      <Controller
        control={control}
        name="name"
        render={({ field, fieldState }) => (
          <TextField {...field} id={`${id}-name`} label={texts.name} required error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            id={`${id}-kind`}
            label={texts.kind}
            required
            options={optionsOf(texts.kinds)}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="city"
        render={({ field, fieldState }) => {
          const typed = field.value.trim().toLowerCase();
          const found = cities.filter((city) => typed !== '' && city.toLowerCase().includes(typed));
          return (
            <Autocomplete
              {...field}
              id={`${id}-city`}
              label={texts.city}
              required
              options={found.map((city) => ({ value: city, label: city }))}
              status="ready"
              statusText={texts.citiesFound(found.length)}
              emptyText={texts.noCity}
              failedText={texts.cityFailed}
              onAction={(_id, { label }) => field.onChange(label)}
              error={error(fieldState)}
            />
          );
        }}
      />
      <Controller
        control={control}
        name="about"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            id={`${id}-about`}
            label={texts.about}
            description={texts.aboutHint}
            limit={300}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="details"
        render={({ field }) => <RichTextField {...field} label={texts.details} required={false} />}
      />
      <Controller
        control={control}
        name="services"
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            id={`${id}-services`}
            label={texts.services}
            show="chips"
            options={optionsOf(texts.serviceNames)}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="labels"
        render={({ field, fieldState }) => (
          <TagField {...field} id={`${id}-labels`} label={texts.labels} max={5} error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="colour"
        render={({ field, fieldState }) => (
          <ColorSwatchPicker
            {...field}
            id={`${id}-colour`}
            label={texts.colour}
            options={optionsOf(texts.colours)}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="photo"
        render={({ field, fieldState }) => (
          <FileField {...field} id={`${id}-photo`} label={texts.photo} error={error(fieldState)} />
        )}
      />
    </Fieldset>
  );
}

/** Section about its size and opening hours. */
export function SizeSection({ control, texts, id }: SectionProps) {
  const error = (state: ControllerFieldState) => problemText(texts, state.error?.message);
  return (
    <Fieldset variant="section" label={texts.size}>
      <Controller
        control={control}
        name="beds"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            id={`${id}-beds`}
            label={texts.beds}
            unit={texts.bedsUnit}
            min={1}
            max={500}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="radius"
        render={({ field, fieldState }) => (
          <Slider
            {...field}
            id={`${id}-radius`}
            label={texts.radius}
            max={50}
            format={(value) => `${value} km`}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="price"
        render={({ field, fieldState }) => (
          <RangeSlider
            {...field}
            id={`${id}-price`}
            label={texts.price}
            max={200}
            step={5}
            format={(value) => `€${value}`}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="opened"
        render={({ field, fieldState }) => (
          <DatePicker {...field} id={`${id}-opened`} label={texts.opened} error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="holidays"
        render={({ field, fieldState }) => (
          <DateRangePicker {...field} id={`${id}-holidays`} label={texts.holidays} error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="from"
        render={({ field, fieldState }) => (
          <TimeField {...field} id={`${id}-from`} label={texts.from} error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            {...field}
            id={`${id}-languages`}
            label={texts.languages}
            options={optionsOf(texts.languageNames)}
            error={error(fieldState)}
          />
        )}
      />
    </Fieldset>
  );
}
