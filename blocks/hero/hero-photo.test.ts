import { expect, test } from 'vitest'
import { heroVariants } from '../kit/hero-variant.ts'
import { fittingPhoto, isLying } from './hero-photo.ts'

const photo = (width: number, height: number) => ({ url: '/a.jpg', width, height, kinds: [] })

test('an upright photo is beside the words, never cut to a band as wide as the page', () => {
  const beside = heroVariants.map((variant) => fittingPhoto(variant, photo(1600, 2133)))
  expect(new Set(beside)).toEqual(new Set(['split-art', 'map-book', 'book-left']))
})

test('a wide photo keeps the layout that the page names, where it has a place for one', () => {
  const kept = heroVariants.filter((variant) => fittingPhoto(variant, photo(2400, 1600)) === variant)
  expect(kept).toEqual(heroVariants.filter((variant) => variant !== 'plain'))
})

test('beside the words, only an upright photo is as high as the first screen', () => {
  const photoFile = { file: 'a.jpg', alt: '' }
  expect(isLying('split-art', photoFile, photo(2400, 1600))).toBe(true)
  expect(isLying('book-left', photoFile, photo(1800, 1800))).toBe(true)
  expect(isLying('split-art', photoFile, photo(1600, 2400))).toBe(false)
  expect(isLying('poster', photoFile, photo(2400, 1600))).toBeFalsy()
})

test('a person cut out of a photo keeps the height of the first screen', () => {
  expect(isLying('split-art', { file: 'a.png', alt: '', treatment: 'cut-out' }, photo(2400, 1600))).toBe(
    false,
  )
})
