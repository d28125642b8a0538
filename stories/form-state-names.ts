/** Everything that can become of a form, by the name of its story. */
export const formStateNames = [
  'Idle',
  'Filled',
  'MissingInformation',
  'FieldError',
  'Submitting',
  'ServerError',
  'NoAnswer',
  'Success',
  'SuccessThatClears',
  'MailLate',
  'MailLateAndStays',
  'AlreadyRegistered',
  'NearlyFull',
  'Full',
  'Over',
] as const
export type FormStateName = (typeof formStateNames)[number]
