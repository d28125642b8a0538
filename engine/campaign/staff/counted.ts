/** Lists are counted no further than this. */
export const mostCounted = 1000
