import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { BenefitsProps } from './benefits.schema.ts'
import { Benefits } from './benefits.tsx'

const draw = (variant: string) =>
  renderToStaticMarkup(
    <Benefits
      {...BenefitsProps.parse({
        type: 'benefits',
        variant,
        title: 'Ten places',
        figures: [{ value: '16', label: 'pages' }],
        items: [{ title: 'Old Town', note: '10 min' }],
      })}
      setting={storySetting}
    />,
  )

it.each(['index', 'agenda'])('%s shows figures between its title and its list', (variant) => {
  expect(draw(variant)).toMatch(/Ten places.*<dl[^>]*><div[^>]*><dt>pages<\/dt><dd>16<\/dd>.*<ol/)
})

it('the trio has no column for figures and a button, and refuses them', () => {
  const [figures, action] = [[{ value: '16', label: 'pages' }], { label: 'Go', href: '#form' }]
  const trio = { type: 'benefits', variant: 'trio', items: [{ title: 'a' }] }
  const faults = BenefitsProps.safeParse({ ...trio, figures, action }).error?.issues
  expect(faults?.map(({ path }) => path.join('.'))).toEqual(['figures', 'action'])
  expect(BenefitsProps.safeParse(trio).success).toBe(true)
})

it.each([
  [3, 'lg:grid-cols-3'],
  [4, undefined],
  [5, 'lg:grid-cols-3'],
  [7, 'lg:grid-cols-4'],
])('a trio of %i leaves no entry alone in its row', (entries, columns) => {
  const items = Array.from({ length: entries }, (_, index) => ({ title: `Entry ${index}` }))
  const props = BenefitsProps.parse({ type: 'benefits', variant: 'trio', items })
  const html = renderToStaticMarkup(<Benefits {...props} setting={storySetting} />)
  expect(/<ul class="trio ?([^"]*)"/.exec(html)?.[1]).toBe(columns ?? '')
})

it('no more than three figures fit under a title', () => {
  const figures = ['1', '2', '3', '4'].map((value) => ({ value, label: `of ${value}` }))
  expect(BenefitsProps.safeParse({ type: 'benefits', figures, items: [{ title: 'a' }] }).success).toBe(false)
})

it.each(['coast', 'route', 'citrus'] as const)(
  'a list drawn as %s shows every entry, of any number',
  (art) => {
    for (let count = 1; count <= 14; count++) {
      const items = Array.from({ length: count }, (_, index) => ({
        title: `Entry ${index + 1}.`,
        text: `Text ${index + 1}.`,
      }))
      const props = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', title: 'Places', items })
      const html = renderToStaticMarkup(<Benefits {...props} setting={{ ...storySetting, art }} />)
      for (const { title, text } of items) {
        expect(html).toContain(`${title}</h3>`)
        expect(html).toContain(text)
      }
      expect(html).not.toMatch(/NaN|undefined|style=/)
    }
  },
)

const segments = (marks: readonly string[]) => {
  const items = marks.map((mark) => ({ title: mark, mark }))
  const props = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })
  return renderToStaticMarkup(<Benefits {...props} setting={{ ...storySetting, art: 'citrus' }} />).match(
    /<path[^>]*>/g,
  )
}

it('a segment is as wide as its time is long, where every mark says so', () => {
  expect(segments(['0-8', '8-16'])).toEqual(segments(['first', 'second']))
  expect(segments(['0-8', '8-30'])).not.toEqual(segments(['first', 'second']))
})

const bars = (marks: readonly string[]) => {
  const items = marks.map((mark) => ({ title: mark, mark }))
  const props = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })
  const html = renderToStaticMarkup(<Benefits {...props} setting={{ ...storySetting, art: 'bars' }} />)
  const heights = [...html.matchAll(/viewBox="0 0 100 ([\d.]+)"/g)].map(([, height]) => Number(height))
  return { html, shares: heights.map((height) => height / Math.max(...heights)) }
}

it('bars of amounts are to scale, lie where the lowest has no room for its figure, and are steps otherwise', () => {
  const { html, shares } = bars(['+13%', '+26%'])
  expect(shares).toEqual([0.5, 1])
  expect(html).toMatch(/width="50%".*width="100%"/)
  expect(html).toContain('rise-beside')
  expect(bars(['+1%', '+26%']).html).not.toContain('rise-beside')
  expect(bars(['$17,280', '3 moves']).html).not.toMatch(/rise-(scaled|lying)/)
})

const cells = (notes: readonly string[]) => {
  const items = notes.map((note) => ({ title: note, note }))
  const props = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })
  const html = renderToStaticMarkup(<Benefits {...props} setting={{ ...storySetting, art: 'ledger' }} />)
  return [...html.matchAll(/<path d="([^"]*)" class="cell-now"/g)].map(([, d = '']) =>
    [...d.matchAll(/v(\d+)\.8/g)].reduce((sum, [, rest]) => sum + Number(rest) + 1, 0),
  )
}

it('a cell of a ledger is a minute, five in a column; of a long programme it is more', () => {
  expect(cells(['15 min', '4 min', '1 hour'])).toEqual([15, 4, 60])
  expect(cells(['2 hours', '1 page', '10 hours'])).toEqual([24, 0, 120])
  expect(cells(['here', 'there'])).toEqual([5, 5])
})

it('a drawer holds a coin for each word written for it, numbered through all drawers', () => {
  const items = [['A rebate', 'A deposit, held back'], ['A fee']].map((written) => ({
    title: 'Found',
    written,
  }))
  const props = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })
  const html = renderToStaticMarkup(<Benefits {...props} setting={{ ...storySetting, art: 'guilloche' }} />)
  expect([...html.matchAll(/class="coin">(\d)<\/span>([^<]+)/g)].map(([, ...coin]) => coin)).toEqual([
    ['1', 'A rebate'],
    ['2', 'A deposit, held back'],
    ['3', 'A fee'],
  ])
})
