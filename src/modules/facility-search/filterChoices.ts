// The lists below stand in the contract's schemas too, which a page of results does not download; a test holds them
// together (shards.test.ts).

/** The radii offered, in metres. */
export const radii = [1000, 2000, 5000, 10_000, 25_000, 50_000] as const;

/** The access features there are, each of which one can ask for; generated data tells them by their place here. */
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

/** The ways to pay one can ask for. */
export const feeModels = ['free', 'insured', 'sliding', 'paid', 'mixed'] as const;

/** The ways to come one can ask for; a facility with both counts for both. */
export const appointmentKinds = ['walk-in', 'required'] as const;
