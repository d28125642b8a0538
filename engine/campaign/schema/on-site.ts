import type { PageEvent } from './page.ts'

/** Who comes to a place reads its clocks there; who joins a call reads their own. */
export const isOnSite = ({ address, isOnSite: known = address !== undefined }: PageEvent): boolean => known
