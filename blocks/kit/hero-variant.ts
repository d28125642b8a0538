export const heroVariants = [
  'split-art',
  'poster',
  'map-book',
  'form-first',
  'book-left',
  'dark-form',
  'stage',
  'plain',
] as const
export type HeroVariant = (typeof heroVariants)[number]

export const heroGround = (variant: HeroVariant): 'deep' | 'paper' =>
  variant === 'dark-form' || variant === 'stage' ? 'deep' : 'paper'
