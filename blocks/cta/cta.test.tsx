import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { artNames } from '../art/art-name.ts'
import type { PageLayout } from '../kit/page-layout.ts'
import { storySetting } from '../../stories/story-setting.ts'
import { CtaProps } from './cta.schema.ts'
import { Cta } from './cta.tsx'

const draw = (more: object, art = storySetting.art, layout: PageLayout = 'standard') =>
  renderToStaticMarkup(
    <Cta
      {...CtaProps.parse({
        type: 'cta',
        title: 'Read it *with us*',
        action: { label: 'Save my seat', href: '#form' },
        ...more,
      })}
      setting={{ ...storySetting, art, layout }}
    />,
  )

it.each(['echo', 'line', 'dusk'])('%s leads to the form with one button', (variant) => {
  expect(draw({ variant }).match(/<a /g)).toHaveLength(1)
  expect(draw({ variant })).toContain('href="#form"')
})

it.each(artNames)('echo refers to the drawing %s and does not draw it again', (art) => {
  const drawing = /<svg[^>]*><use[^>]*><\/use><\/svg>/.exec(draw({ variant: 'echo' }, art))?.[0] ?? ''
  expect(drawing).toContain('href="#art"')
  expect(drawing.length).toBeLessThan(220)
})

it('at dusk a standing drawing stays on the horizon, any other goes down', () => {
  expect(draw({ variant: 'dusk' }, 'bars')).toContain('cta-skyline')
  expect(draw({ variant: 'dusk' }, 'rays')).not.toContain('cta-skyline')
})

it.each([
  ['citrus', true],
  ['waves', false],
] as const)('a poster ends with %s in its middle: %s', (art, isInMiddle) => {
  expect(draw({ variant: 'echo' }, art, 'poster').includes('close-poster')).toBe(isInMiddle)
})

const drawing = { box: [800, 800] as const, fills: true, shapes: '<path d="M0 0"/>', lines: '' }
const drawn = (layout: PageLayout, fills: boolean) =>
  renderToStaticMarkup(
    <Cta
      {...CtaProps.parse({
        type: 'cta',
        variant: 'echo',
        title: 'Read it',
        action: { label: 'Go', href: '#form' },
      })}
      setting={{ ...storySetting, layout, drawing: { ...drawing, fills } }}
    />,
  )

it('in a margin, a drawing with a ground of its own is upright at the edge, and one without is whole', () => {
  expect(drawn('margin', true)).toMatch(/class="cta-art cta-fill cta-scene"/)
  expect(drawn('margin', false)).toMatch(/class="cta-art cta-own own-art"/)
  for (const fills of [true, false]) expect(drawn('margin', fills)).not.toContain('cta-mark')
  expect(draw({ variant: 'echo' }, 'route', 'margin')).toContain('cta-mark')
})

it.each(['waves', 'contours'] as const)('on phones nearly all of %s is at the page’s end', (art) => {
  expect(draw({ variant: 'echo' }, art)).toContain('cta-scene')
})

it('a button to another site opens a new tab', () => {
  expect(draw({ action: { label: 'Book', href: 'https://calendly.com/x' } })).toContain('target="_blank"')
})

it.each([
  [[], 'ground-accent', 'close-fruit'],
  [['Shelf', 'Supper'], 'close-fruit', 'close-round'],
  [['Stew', 'Soup', 'Eggs', 'Rice', 'Fish', 'Cake'], 'close-round', 'ground-accent'],
])('in slices a fruit with the words %j is drawn as %s', (written, look, other) => {
  const html = draw({ variant: 'echo', ...(written.length > 0 && { written }) }, 'citrus', 'slices')
  expect(html).toContain(look)
  expect(html).not.toContain(other)
})
