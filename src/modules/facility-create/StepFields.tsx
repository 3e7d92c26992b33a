import type { UseQueryResult } from '@tanstack/react-query';

import { AddressStep } from './AddressStep';
import { stepPath } from './draftPaths';
import type { Candidates } from './api';
import { CheckStep } from './CheckStep';
import { ContactStep } from './ContactStep';
import { DuplicatesStep } from './DuplicatesStep';
import { HoursStep } from './HoursStep';
import { NameStep } from './NameStep';
import { ServicesStep } from './ServicesStep';
import type { StepProps } from './stepProps';
import type { Step } from './steps';

export type StepFieldsProps = {
  /** Id of the draft. */
  id: string;
  step: Step;
  stepProps: StepProps;
  /** Search for duplicates, for the step that asks about them. */
  found?: UseQueryResult<Candidates>;
};

/** Fields of one step. */
export function StepFields({ id, step, stepProps, found }: StepFieldsProps) {
  switch (step) {
    case 'name':
      return <NameStep {...stepProps} />;
    case 'duplicates':
      return found ? <DuplicatesStep {...stepProps} found={found} /> : null;
    case 'address':
      return <AddressStep {...stepProps} />;
    case 'contact':
      return <ContactStep {...stepProps} />;
    case 'hours': {
      const base = stepProps.idOf('');
      // Ids of a composed field's parts end like the JSON pointers of their values.
      const errorOfId = (part: string) => stepProps.errorOf(part.slice(base.length).replaceAll('-', '/'));
      return <HoursStep {...stepProps} errorOfId={errorOfId} />;
    }
    case 'services':
      return <ServicesStep {...stepProps} draftId={id} />;
    case 'check':
      return <CheckStep {...stepProps} hrefOf={(other) => stepPath(id, other, { fromCheck: true })} />;
  }
}
