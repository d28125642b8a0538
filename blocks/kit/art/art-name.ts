/** Every generator of drawn pictures, by the name that a theme uses. */
export const artNames = ['citrus'] as const
export type ArtName = (typeof artNames)[number]
