/** Names the form itself needs; a campaign's field cannot use them. */
export const reservedFieldNames = ['attribution', 'website', 'elapsed', 'idempotencyKey'] as const
