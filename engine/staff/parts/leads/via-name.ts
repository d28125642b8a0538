/** Where a visit came from, for people. */
export const viaName = (via: string | null): string | null => (via === 'direct' ? 'Direct' : via)
