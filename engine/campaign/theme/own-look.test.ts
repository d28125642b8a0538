import { expect, test } from 'vitest'
import { faintPairs } from './contrast.ts'
import { deriveTheme } from './derive-theme.ts'
import { Mood } from './mood.ts'
import { withOwnLook } from './own-look.ts'
import { ThemeFile } from './theme-file.ts'

const brands = ['#8a2f5d', '#0e5560', '#d94f04', '#ffd400', '#bfe3ff', '#111111', '#ffffff', '#6a1fd0']

test.each(brands)(
  'a campaign with the brand %s looks as if it were the brand of its coach, in every mood',
  (brand) => {
    for (const mood of Mood.options) {
      const own = withOwnLook(ThemeFile.parse({ brand: '#1d6f5c', mood }), { brand })
      expect(own).toEqual(deriveTheme({ brand, mood }))
      expect(faintPairs(own)).toEqual([])
    }
  },
)

test("the coach's own keys and files stay, and the colours adapt to what the campaign names", () => {
  const coach = ThemeFile.parse({
    brand: '#1d6f5c',
    mood: 'calm',
    radius: 0,
    accent: '#f0c040',
    font: 'syne',
  })
  const read = { ...coach, font: 'own-1234' }
  const own = withOwnLook(read, { brand: '#8a2f5d', deep: '#101820' })
  expect(own).toMatchObject({ radius: 0, accent: '#f0c040', font: 'own-1234', deep: '#101820' })
  expect(own.brandInk).not.toBe(coach.brandInk)
  expect(faintPairs(own)).toEqual([])
})

test('of a look whose every colour is written, a campaign changes the keys that it names', () => {
  const { brief: _, ...whole } = ThemeFile.parse({ brand: '#1d6f5c', mood: 'calm' })
  const own = withOwnLook(ThemeFile.parse(whole), { brand: '#8a2f5d' })
  expect(own).toMatchObject({ ...whole, brand: '#8a2f5d' })
})

test('a drawing of the coach stays until the campaign names another', () => {
  const coach = ThemeFile.parse({ brand: '#1d6f5c', mood: 'calm', drawing: 'jug.svg' })
  expect(withOwnLook(coach, undefined).drawing?.file).toBe('jug.svg')
  expect(withOwnLook(coach, { brand: '#8a2f5d' }).drawing?.file).toBe('jug.svg')
  expect(withOwnLook(coach, { art: 'dots' }).drawing).toBeUndefined()
})
