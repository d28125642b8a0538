const dayMs = 86_400_000

/** Of the last 24 hours. `at`: ISO 8601. */
export const isNew = (at: string): boolean => Date.now() - Date.parse(at) < dayMs
