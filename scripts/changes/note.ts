/** A sentence about what was one thing and is another; none where both are the same. */
export const note = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [`${what}: ${before || 'nothing'} → ${after || 'nothing'}.`]
