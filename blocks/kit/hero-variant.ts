/** Layouts of the first screen, by the name that a hero section and a theme use. */
export const heroVariants = [
  'split-art',
  'poster',
  'map-book',
  'form-first',
  'book-left',
  'dark-form',
  'stage',
] as const
export type HeroVariant = (typeof heroVariants)[number]

/** The ground of a layout where the section names none: two of them are made of light in the dark. */
export const heroGround = (variant: HeroVariant): 'deep' | 'paper' =>
  variant === 'dark-form' || variant === 'stage' ? 'deep' : 'paper'
