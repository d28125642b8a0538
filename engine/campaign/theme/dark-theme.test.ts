import { expect, test } from 'vitest'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { contrast, faintPairs } from './contrast.ts'
import { darkColours, shownColours } from './dark-theme.ts'
import type { DarkColours } from './dark-theme.ts'
import { deriveTheme } from './derive-theme.ts'
import { Mood } from './mood.ts'
import { toOklch } from './oklch.ts'

const levels = ['00', '55', 'aa', 'ff']
const cube = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
)
const brands = [...cube, '#1d6f5c', '#bc1f4b', '#254582', '#00435d', '#bfe3ff', '#fff3b0']

/** What cards, notices, buttons and tinted panels show beside the pairs of every theme. */
const texts = [
  ...(['card'] as const).flatMap((ground) =>
    (['ink', 'ink2', 'brandInk', 'error', 'ok'] as const).map((front) => [front, ground] as const),
  ),
  ...(['ink', 'ink2', 'brandInk', 'error', 'ok'] as const).map((front) => [front, 'warm'] as const),
  ['onAct', 'act'],
  ['onInk', 'ink'],
  ['card', 'error'],
] as const
const shapes = (['act', 'accent', 'brand', 'line3'] as const).flatMap((front) =>
  (['paper', 'paper2', 'card'] as const).map((ground) => [front, ground] as const),
)

const faint = (dark: DarkColours): string[] => [
  ...faintPairs(dark).map(({ front, ground }) => `${front} on ${ground}`),
  ...texts.flatMap(([front, ground]) => below(dark, front, ground, 4.5)),
  ...shapes.flatMap(([front, ground]) => below(dark, front, ground, 3)),
]

const below = (dark: DarkColours, front: keyof DarkColours, ground: keyof DarkColours, least: number) =>
  contrast(dark[front], dark[ground]) < least ? [`${front} on ${ground}`] : []

test.each(Mood.options)(
  'every pair can be read on a dark page of a %s look, whatever the brand colour is',
  (mood) => {
    expect(brands.length).toBeGreaterThan(60)
    const bad = brands.flatMap((brand) =>
      faint(darkColours(deriveTheme({ brand, mood }))).map((pair) => `${brand}: ${pair}`),
    )
    expect(bad).toEqual([])
  },
)

test('the grounds are dark, in the hue of the deep colour, each a step lighter than the one below it', () => {
  const { deep, paper, paper2, card } = darkColours(testTheme)
  const steps = [deep, paper, paper2, card].map(toOklch)
  for (const { lightness, chroma, hue } of steps) {
    expect(lightness).toBeGreaterThan(0.15)
    expect(lightness).toBeLessThan(0.3)
    expect(chroma).toBeGreaterThan(0.015)
    expect(Math.abs(hue - toOklch(testTheme.deep).hue)).toBeLessThan(0.3)
  }
  expect(steps.map(({ lightness }) => lightness)).toEqual(
    steps.map(({ lightness }) => lightness).toSorted((a, b) => a - b),
  )
})

test('a look without any hue gets grey grounds', () => {
  const { paper } = darkColours({ ...testTheme, deep: '#1a1a1a', brand: '#777777' })
  expect(toOklch(paper).chroma).toBeLessThan(0.01)
})

test('colours that can be read on a dark ground stay as they are', () => {
  expect(darkColours(testTheme)).toMatchObject({ accent: testTheme.accent, ink: testTheme.onDeep })
  expect(darkColours({ ...testTheme, brand: '#e0457b' })).toMatchObject({ brand: '#e0457b', act: '#e0457b' })
})

test('a brand colour that is nearly light enough gets lighter in its hue', () => {
  const { brand, act } = darkColours(testTheme)
  expect(brand).not.toBe(testTheme.brand)
  expect(Math.abs(toOklch(brand).hue - toOklch(testTheme.brand).hue)).toBeLessThan(0.05)
  expect(act).toBe(brand)
})

test('where the brand would be another colour, the button has the accent, as on dark sections', () => {
  const { act, onAct, accent, deep } = darkColours({ ...testTheme, brand: '#00435d', deep: '#00293b' })
  expect([act, onAct]).toEqual([accent, deep])
})

test('only a page that is dark shows other colours than its look has', () => {
  expect(shownColours(testTheme)).toBe(testTheme)
  expect(shownColours({ ...testTheme, page: 'light' }).paper).toBe(testTheme.paper)
  expect(shownColours({ ...testTheme, page: 'dark' }).paper).toBe(darkColours(testTheme).paper)
})
