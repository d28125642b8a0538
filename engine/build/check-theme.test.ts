import { expect, test } from 'vitest'
import { coachFile, edited, loadWith, told } from './site-fixture.ts'

test('a colour that cannot be read on its grounds is named at its line, once for each ground', () => {
  const { problems } = loadWith(edited(coachFile, "ink2: '#714949'", "ink2: '#b89090'"))
  expect(told(problems)).toEqual(Array(3).fill(`${coachFile} theme.ink2 contrast at '#b89090'`))
  expect(problems[0]?.message).toMatch(
    /^"ink2" \(#b89090\) on paper has a contrast of \d\.\d\d:1, but 4\.5:1 is needed\.$/,
  )
})

test('a colour that comes by itself is not in the file: its ground is named', () => {
  const { problems } = loadWith(edited(coachFile, "paper: '#fef8eb'", "paper: '#a8a8a8'"))
  expect(told(problems)).toContain(`${coachFile} theme.paper contrast at '#a8a8a8'`)
})

test('a font that is not installed is named', () => {
  const { problems } = loadWith(edited(coachFile, 'font: caprasimo', 'font: caprasimoo'))
  expect(told(problems)).toEqual([`${coachFile} theme.font missing-font at caprasimoo`])
  expect(problems[0]?.fix).toMatch(/^Did you mean "caprasimo"\? Installed: .*caprasimo/)
})

test('a font is a name, never a path', () => {
  const { problems } = loadWith(edited(coachFile, 'font: caprasimo', 'font: ../../etc'))
  expect(told(problems)).toEqual([`${coachFile} theme.font format at ../../etc`])
})
