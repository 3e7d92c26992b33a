import { Controller } from 'react-hook-form';
import type { ControllerFieldState } from 'react-hook-form';

import { Checkbox } from '#components/Checkbox';
import { Fieldset } from '#components/Fieldset';
import { PasswordField } from '#components/PasswordField';
import { PhoneField } from '#components/PhoneField';
import { RadioGroup } from '#components/RadioGroup';
import { Switch } from '#components/Switch';
import { TextField } from '#components/TextField';

import { problemText } from './FormSections';
import type { SectionProps } from './FormSections';

/** Who is responsible for the facility. */
export function ContactSection({ control, texts, id }: SectionProps) {
  const error = (state: ControllerFieldState) => problemText(texts, state.error?.message);
  return (
    <Fieldset variant="section" label={texts.contact}>
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            id={`${id}-email`}
            type="email"
            autoComplete="email"
            label={texts.email}
            required
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField {...field} id={`${id}-phone`} label={texts.phone} error={error(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name="website"
        render={({ field }) => <TextField {...field} type="url" label={texts.website} required={false} />}
      />
      <Controller
        control={control}
        name="reach"
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            id={`${id}-reach`}
            label={texts.reach}
            options={[
              { value: 'email', label: texts.reaches.email },
              { value: 'phone', label: texts.reaches.phone },
            ]}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            id={`${id}-password`}
            autoComplete="new-password"
            strength
            label={texts.password}
            description={texts.passwordHint}
            error={error(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name="news"
        render={({ field: { value, ...field } }) => <Checkbox {...field} checked={value} label={texts.news} />}
      />
      <Controller
        control={control}
        name="public"
        render={({ field: { value, ...field } }) => <Switch {...field} checked={value} label={texts.public} />}
      />
      <Controller
        control={control}
        name="terms"
        render={({ field: { value, ...field }, fieldState }) => (
          <Switch
            {...field}
            id={`${id}-terms`}
            checked={value}
            label={texts.terms}
            required
            error={error(fieldState)}
          />
        )}
      />
    </Fieldset>
  );
}
