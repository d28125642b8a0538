/** How many sections a sticky form stays beside. */
export const stickySections = 4
