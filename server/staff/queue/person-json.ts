/** SQL: a `QueuePerson` of a row of leads that may be missing. */
export const personJson = (lead: string): string =>
  `case when ${lead}.id is not null then jsonb_build_object('id', ${lead}.id, 'name', ${lead}.name, 'email', ${lead}.email) end`
