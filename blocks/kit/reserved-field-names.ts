export const reservedFieldNames = ['attribution', 'website', 'elapsed', 'idempotencyKey'] as const
