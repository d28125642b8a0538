import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figures } from './figures.tsx'

const draw = (...values: string[]) =>
  renderToStaticMarkup(
    <Figures figures={values.map((value) => ({ value, label: `of ${value}` }))} className="row" />,
  )

it.each([
  ['500+', 'row'],
  ['$1,080', 'row ems-6'],
  ['3 × € 520', 'row ems-9'],
  ['12 of 14 days', 'row figures-words'],
])('a row says how long its longest figure is: %s', (value, classes) => {
  expect(draw('16', value)).toContain(`<dl class="${classes}">`)
})

it('a list with leader dots sets its own size', () => {
  const figures = [{ value: '$1,080', label: 'a week' }]
  expect(renderToStaticMarkup(<Figures figures={figures} className="list" row="ledger-row" />)).toContain(
    '<dl class="list">',
  )
})
