/** Id of the element after a hero's content: a page whose hero is half there would move when the rest comes. No anchor is written so. */
export const heroEnd = 'H'
