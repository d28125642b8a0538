import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../tests/fixtures/page-fixture.ts'

const { least } = configs.webinar
const dated = { starts: '2027-01-14T19:00:00+01:00', capacity: 20 }
const faults = (template: string, config: object) =>
  loadPage(template, config).diagnostics.map(
    ({ path, rule, message, fix }) => `${path} ${rule} ${message} ${fix}`,
  )

test('settings of another template are reported once, with the template that has them', () => {
  const words = [
    'template choice "starts" and "capacity" below "with:" are settings of "template: event", not of "template: webinar". Write "template: event", or take them out.',
  ]
  expect(faults('webinar', { ...least, ...dated })).toEqual(words)
  const { benefits: _, ...without } = least
  expect(faults('webinar', { ...without, ...dated })).toEqual(words)
})

test('what else is wrong is reported beside it', () => {
  expect(faults('webinar', { ...least, ...dated, title: 7 })).toEqual([
    expect.stringMatching(/^template choice /),
    expect.stringMatching(/^with\.title type /),
  ])
})

test('a key that no template has, or that is a typo, is reported as such', () => {
  expect(faults('webinar', { ...least, ...dated, colour: 'red' })).toHaveLength(3)
  expect(faults('webinar', { ...least, closng: 'x' })).toEqual([
    expect.stringContaining('Did you mean "closing"?'),
  ])
})
