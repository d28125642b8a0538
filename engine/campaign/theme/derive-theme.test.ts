import { expect, test } from 'vitest'
import { faintPairs } from './contrast.ts'
import { deriveTheme } from './derive-theme.ts'
import { Mood } from './mood.ts'
import { toOklch } from './oklch.ts'
import { Theme } from './theme.ts'

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
/** The whole cube of a screen's colours in even steps, its corners and edges included. */
const cube = (steps: number): string[] => {
  const levels = Array.from({ length: steps }, (_, index) => hex((index * 255) / (steps - 1)))
  return levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
}
const greys = Array.from({ length: 256 }, (_, level) => `#${hex(level).repeat(3)}`)
const colours = [...new Set([...cube(14), ...greys])]

test.each(Mood.options)('every pair can be read in a %s look, whatever the brand colour is', (mood) => {
  const bad = colours.filter((brand) => faintPairs(deriveTheme({ brand, mood })).length > 0)
  expect(colours.length).toBeGreaterThan(2900)
  expect(colours).toEqual(expect.arrayContaining(['#ffff00', '#ffffff', '#000000', '#00ffff']))
  expect(bad).toEqual([])
})

test('the derived theme is complete', () => {
  for (const mood of Mood.options) {
    const theme = deriveTheme({ brand: '#1d6f5c', mood })
    expect(Theme.parse(theme)).toEqual(theme)
  }
})

test('a brand colour that can be a button stays as it is', () => {
  for (const brand of ['#1d6f5c', '#bc1f4b', '#254582', '#000000'])
    expect(deriveTheme({ brand, mood: 'calm' }).brand).toBe(brand)
})

const hueGap = (a: string, b: string) => Math.abs(toOklch(a).hue - toOklch(b).hue)

test('a brand colour that is too light for a button becomes darker and fuller in its hue, and shines as the accent', () => {
  const theme = deriveTheme({ brand: '#bfe3ff', mood: 'sunny' })
  expect(hueGap(theme.brand, '#bfe3ff')).toBeLessThan(0.06)
  expect(toOklch(theme.brand).chroma).toBeGreaterThan(0.1)
  expect(theme.accent).toBe('#bfe3ff')
})

test.each(['#ffd400', '#fff3b0'])('the button of a yellow brand is gold, not olive: %s', (brand) => {
  const theme = deriveTheme({ brand, mood: 'sunny' })
  expect(toOklch(theme.brand).hue).toBeLessThan((85 * Math.PI) / 180)
  expect(theme.accent).toBe(brand)
})

test('a white brand has a button in the hue of its mood', () => {
  const theme = deriveTheme({ brand: '#ffffff', mood: 'precise' })
  expect(toOklch(theme.brand).chroma).toBeGreaterThan(0.1)
})

const distance = (mood: Mood) => {
  const theme = deriveTheme({ brand: '#1d6f5c', mood })
  const turn = Math.abs(toOklch(theme.accent).hue - toOklch(theme.brand).hue) * (180 / Math.PI)
  return Math.min(turn, 360 - turn)
}

test('the mood chooses how far the accent lies from the brand', () => {
  expect(distance('calm')).toBeLessThan(60)
  expect(distance('bold')).toBeGreaterThan(150)
})

test('the shades of yellow are brown, not olive', () => {
  const { deep, ink } = deriveTheme({ brand: '#ffcc00', mood: 'sunny' })
  for (const colour of [deep, ink]) expect(toOklch(colour).hue).toBeLessThan((75 * Math.PI) / 180)
})

test('grounds and texts have a little of the hue', () => {
  const { ink, deep, line3, paper } = deriveTheme({ brand: '#1d6f5c', mood: 'precise' })
  for (const colour of [ink, deep, line3, paper])
    expect(Math.abs(toOklch(colour).hue - toOklch('#1d6f5c').hue)).toBeLessThan(0.35)
})

test('explicit tokens stay, and the derived ones adapt to them', () => {
  const theme = deriveTheme({ brand: '#1d6f5c', mood: 'calm', accent: '#c07050', radius: 0, art: 'dots' })
  expect(theme).toMatchObject({ accent: '#c07050', radius: 0, art: 'dots', font: 'figtree' })
  expect(faintPairs(theme)).toEqual([])
})
