import { converter, formatHex, parse } from 'culori'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { nearestColour } from './nearest-colour.ts'

const oklch = converter('oklch')
const hueOf = (colour: string) => oklch(parse(colour))?.h ?? 0

test.each(['#bc1f4b', '#5577bb', '#f77c56', '#126635', '#ffa838'])(
  'a colour near %s that can be read keeps its hue',
  (colour) => {
    const better = nearestColour(colour, (candidate) => contrast(candidate, '#ffffff') >= 7)
    expect(better).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(better ?? '', '#ffffff')).toBeGreaterThanOrEqual(7)
    expect(contrast(better ?? '', '#ffffff')).toBeLessThan(7.4)
    expect(Math.abs(hueOf(better ?? '') - hueOf(colour))).toBeLessThan(3)
  },
)

test('a change of lightness agrees with a colour library', () => {
  const seen: string[] = []
  nearestColour('#71608f', (candidate) => seen.push(candidate) > 20)
  const { l = 0, c = 0, h = 0 } = oklch(parse('#71608f')) ?? {}
  const expected = formatHex({ mode: 'oklch', l: l - 0.004 * 10, c, h })
  expect(seen).toContain(expected)
})

test('if no lightness is enough, there is no colour', () => {
  expect(nearestColour('#bc1f4b', () => false)).toBeUndefined()
})
