import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { FormField } from '../kit/form-field.ts'

const slot = {
  type: 'radio',
  name: 'timeSlot',
  label: 'Pick your time',
  options: [
    { value: 'today', label: 'Today, 9:30 PM', note: '04 min 35 sec' },
    { value: 'saturday', label: 'Saturday, 1:00 PM' },
  ],
}
const draw = (more: object, value?: string) =>
  renderToStaticMarkup(
    <Field
      field={FormField.parse({ ...slot, ...more })}
      id="form-timeSlot"
      value={value}
      busy={false}
      binding={{ name: 'timeSlot' }}
      words={{ optional: 'optional', choose: 'Please choose' }}
    />,
  )
const chosenIn = (html: string) => /<input[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1]

test('nothing is chosen unless the file says so', () => {
  expect(chosenIn(draw({}))).toBeUndefined()
  expect(chosenIn(draw({ selected: 'today' }))).toBe('today')
})

test('what a visitor chose before goes first', () => {
  expect(chosenIn(draw({ selected: 'today' }, 'saturday'))).toBe('saturday')
})

test('the note is part of what the choice is called', () => {
  expect(draw({})).toMatch(/<label[^>]*>.*Today, 9:30 PM.*04 min 35 sec.*<\/label>/)
})

test('only one of the options can be chosen from the start', () => {
  const validated = FormField.safeParse({ ...slot, selected: 'sunday' })
  expect(validated.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['selected'], 'must be the value of one of the options'],
  ])
})
