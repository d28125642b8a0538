export type SuppressionReason = 'unsubscribed' | 'refused' | 'complaint'

/** For staff: why nothing is sent to an address. */
export const whySuppressed: Record<SuppressionReason, string> = {
  unsubscribed: 'The person has unsubscribed from this coach.',
  refused: 'The mail server has refused this address before.',
  complaint: 'The person has reported an email of this coach as spam.',
}

/** The same in SQL. `reason`: a column or a parameter. */
export const whySuppressedSql = (reason: string): string =>
  `case ${reason} ${Object.entries(whySuppressed)
    .map(([known, why]) => `when '${known}' then '${why}'`)
    .join(' ')} end`
