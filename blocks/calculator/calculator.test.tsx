import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { CalculatorProps } from './calculator.schema.ts'
import { Calculator } from './calculator.tsx'

const hours = { type: 'range', name: 'hours', label: 'Hours', from: 0, to: 40, start: 6, unit: 'hours' }
const yearly = { label: 'In a year', formula: 'hours * 80 * 46' }
const calculator = (more: object) => ({ type: 'calculator', inputs: [hours], results: [yearly], ...more })

const draw = (more: object) =>
  renderToStaticMarkup(<Calculator {...CalculatorProps.parse(calculator(more))} setting={storySetting} />)
const faults = (more: object) =>
  CalculatorProps.safeParse(calculator(more)).error?.issues.map(({ path }) => path.join('.'))

test('a sign of money is written before the figure, any other unit after it', () => {
  const typed = { type: 'number', name: 'rent', label: 'Rent', from: 0, to: 9000, start: 4000 }
  const shown = (unit: string) => draw({ inputs: [{ ...typed, unit }] }).replace(/<[^>]+>/g, '')
  expect(shown('$')).toContain('Rent$4,000$')
  expect(shown('months')).toContain('Rent4,000 months months')
})

test('the page says the results for the values it starts with', () => {
  expect(draw({})).toMatch(/aria-live="polite">22,080<\/output>/)
  expect(draw({ results: [{ ...yearly, currency: 'EUR' }] })).toContain('>€22,080</output>')
  expect(draw({ results: [{ ...yearly, formula: 'hours / 7', decimals: 2, unit: 'a day' }] })).toMatch(
    />0\.86<\/output><span class="sum-unit"> a day/,
  )
  expect(draw({ results: [{ ...yearly, formula: '0 - hours * 0' }] })).toContain('>0</output>')
})

test('a British page has pounds as Britain writes them', () => {
  const html = renderToStaticMarkup(
    <Calculator
      {...CalculatorProps.parse(calculator({ results: [{ ...yearly, currency: 'GBP', decimals: 2 }] }))}
      setting={{ ...storySetting, words: { ...storySetting.words, locale: 'en-GB' } }}
    />,
  )
  expect(html).toContain('>£22,080.00</output>')
})

test('only results are live: a slider says its own value', () => {
  expect(draw({}).match(/<output[^>]*>/g)).toEqual([
    expect.stringContaining('aria-live="off"'),
    expect.stringContaining('aria-live="polite"'),
  ])
})

test('every input has a label, and a result names the inputs it depends on', () => {
  const options = [
    { label: 'Every week', value: 46 },
    { label: 'Every month', value: 12 },
  ]
  const html = draw({
    anchor: 'lost',
    inputs: [hours, { type: 'choice', name: 'often', label: 'How often?', options }],
    results: [{ ...yearly, formula: 'hours * often' }],
  })
  expect(html).toMatch(/<label for="lost-hours">Hours<\/label>.*<input type="range".* id="lost-hours"/)
  expect(html).toMatch(/id="lost-often".*role="radiogroup" aria-labelledby="lost-often-label"/)
  expect(html).toContain('for="lost-hours lost-often"')
  expect(html).toContain('>276</output>')
})

test('a start outside its bounds, bounds in the wrong order and a name used twice are faults', () => {
  expect(faults({ inputs: [{ ...hours, start: 41 }] })).toEqual(['inputs.0.start'])
  expect(faults({ inputs: [{ ...hours, from: 40, to: 6 }] })).toEqual(['inputs.0.to'])
  expect(faults({ inputs: [hours, hours] })).toEqual(['inputs.1.name'])
  expect(faults({ inputs: [{ ...hours, name: 'round' }] })).toEqual(['inputs.0.name'])
})

test('a long figure is smaller, and the sentence of the only result is below it', () => {
  expect(draw({ results: [{ ...yearly, formula: 'hours' }] })).toContain('class="sum-figure"')
  expect(draw({})).toContain('class="sum-figure sum-8"')
  expect(draw({ results: [{ ...yearly, currency: 'EUR', decimals: 2 }] })).toContain('sum-12')
  const said = { ...yearly, text: 'That is a lot.' }
  expect(draw({ results: [said] })).toMatch(/sum-one.*<p class="lede">That is a lot/)
  expect(draw({ results: [said, said] })).toMatch(/<p class="quiet">That is a lot/)
})

test('of several results the button follows the first, and in a table the last', () => {
  const more = {
    action: { label: 'Get them back', href: '#form' },
    results: [yearly, { label: 'In a week', formula: 'hours * 80' }],
  }
  expect(draw(more)).toMatch(/In a year.*Get them back.*In a week/)
  const sheet = { ...storySetting, layout: 'sheet' } as const
  const table = <Calculator {...CalculatorProps.parse(calculator(more))} setting={sheet} />
  expect(renderToStaticMarkup(table)).toMatch(/In a year.*In a week.*Get them back/)
})
