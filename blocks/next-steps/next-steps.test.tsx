import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ornamentNames, patternNames } from '../art/art-name.ts'
import type { ArtName } from '../art/art-name.ts'
import { storySetting } from '../../stories/story-setting.ts'
import { NextStepsProps } from './next-steps.schema.ts'
import { NextSteps } from './next-steps.tsx'

const draw = (variant: string, art: ArtName = 'citrus') =>
  renderToStaticMarkup(
    <NextSteps
      {...NextStepsProps.parse({
        type: 'next-steps',
        variant,
        steps: [{ title: 'In two minutes' }, { title: 'On Sunday', text: 'One note.' }],
      })}
      setting={{ ...storySetting, art }}
    />,
  )

it.each(['pins', 'rail', 'plain'])('%s is a list in order', (variant) => {
  const html = draw(variant)
  expect(html.match(/<ol\b/g)).toHaveLength(1)
  expect(html.match(/<li\b/g)).toHaveLength(2)
  expect(html.indexOf('In two minutes')).toBeLessThan(html.indexOf('On Sunday'))
})

const outlineOf = (art: ArtName) => /class="pin (pin-[a-z]+)"/.exec(draw('pins', art))?.[1]

it('numbers have the outline of the coach’s own drawing', () => {
  expect(outlineOf('citrus')).toBe('pin-slice')
  expect(new Set(ornamentNames.map(outlineOf)).size).toBe(ornamentNames.length)
})

it('patterns belong to no coach and have the ring', () => {
  expect(patternNames.map(outlineOf)).toEqual(patternNames.map(() => 'pin-ring'))
})

it('a small line is above the title, and a figure behind the title of a step', () => {
  const html = renderToStaticMarkup(
    <NextSteps
      {...NextStepsProps.parse({
        type: 'next-steps',
        eyebrow: 'Part 2',
        title: 'Count',
        steps: [{ title: 'People', note: '5 min' }, { title: 'Work' }],
      })}
      setting={storySetting}
    />,
  )
  expect(html).toMatch(/Part 2<\/p><h2[^>]*>Count<\/h2>/)
  expect(html).toMatch(/<h3[^>]*>People<span[^>]*> 5 min<\/span><\/h3>/)
})

const pauses = (...notes: string[]) => {
  const html = renderToStaticMarkup(
    <NextSteps
      {...NextStepsProps.parse({
        type: 'next-steps',
        steps: notes.map((note, index) => ({ title: `Step ${index}`, note })),
      })}
      setting={{ ...storySetting, layout: 'programme' }}
    />,
  )
  return Array.from(html.matchAll(/<rect[^>]*? width="(\d+)%"/g), ([, wide]) => Number(wide))
}

it('in a programme, what lasts so many of one unit is drawn to scale', () => {
  expect(pauses('9 seconds', '4 seconds', '6 seconds')).toEqual([76, 34, 51])
  expect(pauses('9 seconds', '4 pages')).toEqual([34, 34])
})
