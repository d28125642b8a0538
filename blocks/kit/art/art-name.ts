/** Every generator of drawn pictures, by the name that a theme uses. */
export const artNames = ['citrus', 'coast', 'route', 'bubbles', 'bars'] as const
export type ArtName = (typeof artNames)[number]
