/** A phone has not: there what is secondary is folded. */
export const hasRoom = matchMedia('(width >= 48rem)').matches
