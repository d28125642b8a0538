import type { HeroVariant } from '../kit/hero-variant.ts'
import type { PhotoFile } from '../kit/photo-file.ts'
import type { Photo } from '../kit/photo.ts'

export const photoPlace: Record<HeroVariant, string> = {
  'split-art': 'hero-shot hero-panel',
  poster: 'hero-view',
  'map-book': 'hero-shot hero-panel',
  'form-first': 'hero-shot hero-talk hero-talk-fill',
  'book-left': 'hero-shot hero-panel-left',
  'dark-form': 'hero-view',
  stage: 'hero-view',
  plain: '',
}

export const photoWidth = (variant: HeroVariant) =>
  photoPlace[variant] === 'hero-view' ? '100vw' : '(width >= 64rem) 50vw, 100vw'

/** Beside the words, as high as the first screen, it would lose what is at its sides; what is cut out has none. */
export const isLying = (variant: HeroVariant, { treatment }: PhotoFile, photo: Photo | undefined) =>
  isBeside[variant] && treatment !== 'cut-out' && photo !== undefined && photo.width > photo.height * 0.9

const isBeside: Partial<Record<HeroVariant, true>> = {
  'split-art': true,
  'map-book': true,
  'book-left': true,
}

/** In a band as wide as the page, an upright photo would lose what it is about, and a plain head has no place for one: it goes beside the words. */
export const fittingPhoto = (variant: HeroVariant, photo: Photo | undefined): HeroVariant => {
  const isUpright = photo && photo.height >= photo.width
  return variant === 'plain' || (isUpright && isBand[variant]) ? 'split-art' : variant
}

const isBand: Partial<Record<HeroVariant, true>> = {
  poster: true,
  'form-first': true,
  'dark-form': true,
  stage: true,
}
