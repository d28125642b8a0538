import { expect, test } from 'vitest'
import { heroVariants } from '../kit/hero-variant.ts'
import { fittingPhoto } from './hero-photo.ts'

const photo = (width: number, height: number) => ({ url: '/a.jpg', width, height, kinds: [] })

test('an upright photo is beside the words, never cut to a band as wide as the page', () => {
  const beside = heroVariants.map((variant) => fittingPhoto(variant, photo(1600, 2133)))
  expect(new Set(beside)).toEqual(new Set(['split-art', 'map-book', 'book-left']))
})

test('a wide photo keeps the layout that the page names, where it has a place for one', () => {
  const kept = heroVariants.filter((variant) => fittingPhoto(variant, photo(2400, 1600)) === variant)
  expect(kept).toEqual(heroVariants.filter((variant) => variant !== 'plain'))
})
