import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArtName } from '../art/art-name.ts'
import { coverId } from '../art/drawings/drawing.ts'
import { initials } from '../kit/initials.ts'
import { storySetting } from '../../stories/story-setting.ts'
import { TestimonialsProps } from './testimonials.schema.ts'
import { Testimonials } from './testimonials.tsx'

const draw = (variant: string, tone: string, art: ArtName) =>
  renderToStaticMarkup(
    <Testimonials
      {...TestimonialsProps.parse({
        type: 'testimonials',
        variant,
        tone,
        quotes: [{ text: 'It held.', name: 'Ann Reed' }],
      })}
      setting={{ ...storySetting, art }}
    />,
  )
const lines = `href="#${coverId}"`

test('what is said is in the quotation marks of the language', () => {
  const words = { ...storySetting.words, quotes: { open: '„', close: '“' } }
  for (const layout of ['standard', 'letter'] as const) {
    const html = renderToStaticMarkup(
      <Testimonials
        {...TestimonialsProps.parse({
          type: 'testimonials',
          variant: 'columns',
          quotes: [{ text: 'Es hielt.', name: 'A' }],
        })}
        setting={{ ...storySetting, layout, words }}
      />,
    )
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/„Es hielt.“/)
  }
})

test('an Arabic speaker without a picture has two letters apart', () => {
  expect([initials('هدى سالم'), initials('Ann Reed')]).toEqual(['ه س', 'AR'])
})

test('a figure on a dark ground has the lines of a chart behind it, and of nothing else', () => {
  expect(draw('figure', 'deep', 'coast')).toContain(lines)
  expect(draw('figure', 'paper', 'coast')).not.toContain(lines)
  expect(draw('figure', 'deep', 'matches')).not.toContain('<svg')
  expect(draw('statement', 'deep', 'coast')).not.toContain(lines)
})

test('the speaker is beside a figure, unless the lines of a chart are there', () => {
  expect(draw('figure', 'paper', 'coast')).toContain('quote-beside')
  expect(draw('figure', 'deep', 'coast')).not.toContain('quote-beside')
  expect(draw('statement', 'paper', 'coast')).not.toContain('quote-beside')
})
