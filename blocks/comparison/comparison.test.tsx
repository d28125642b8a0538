import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { ComparisonProps } from './comparison.schema.ts'
import { Comparison } from './comparison.tsx'

const rows = [
  { label: 'Breakfast', cells: ['A new idea', 'Seven'] },
  { label: 'The shop', cells: ['Forty labels', 'One list'] },
]
const columns = ['Alone', 'Together']

it('a screen reader says the row once and the column before each cell', () => {
  const html = renderToStaticMarkup(
    <Comparison {...ComparisonProps.parse({ type: 'comparison', columns, rows })} setting={storySetting} />,
  )
  const said = html.replaceAll(/<p[^>]*aria-hidden.*?<\/p>/g, '').replaceAll(/<[^>]*>/g, '|')
  expect(said).toMatch(/The shop\|+Alone: \|+Forty labels\|+Together: \|+One list/)
})

it('a row with a cell too many is refused', () => {
  const long = [...rows, { label: 'Noon', cells: ['a', 'b', 'c'] }]
  expect(ComparisonProps.safeParse({ type: 'comparison', columns, rows: long }).error?.issues).toMatchObject([
    { path: ['rows'] },
  ])
})
