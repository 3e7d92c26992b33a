// The lists below are also in the contract's schemas, which a results page does not load; a test keeps them in sync
// (shards.test.ts).

/** Radius options, in metres. */
export const radii = [1000, 2000, 5000, 10_000, 25_000, 50_000] as const;

/** Accessibility features offered as filters; generated data refer to them by index. */
export const accessFeatures = [
  'step-free',
  'ramp',
  'lift',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'sign-language',
  'large-print',
  'textphone',
  'quiet-space',
] as const;

/** Fee models offered as filters. */
export const feeModels = ['free', 'insured', 'sliding', 'paid', 'mixed'] as const;

/** Appointment types offered as filters; a facility with both matches both. */
export const appointmentKinds = ['walk-in', 'required'] as const;
