import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'

const field = '{ type: text, name: name, label: Name }'
const withOptions = (options: string) =>
  edited(campaignFile, field, `{ type: select, name: size, label: Size, options: ${options} }`)

test('a list of plain words in place of choices is one diagnostic', () => {
  const { diagnostics } = loadWith(withOptions("[Small, 'Very large']"))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} sections[0].fields[0].options type at [Small, 'Very large'`,
  ])
  expect(diagnostics[0]?.message).toBe('each entry must be a group of keys, but all 2 are plain words.')
  expect(diagnostics[0]?.fix).toContain('Write each as { value: what is stored, label: what people read }.')
})

test('one plain word among choices is reported at its place', () => {
  const { diagnostics } = loadWith(withOptions('[{ value: s, label: Small }, Large]'))
  expect(reported(diagnostics)).toEqual([`${campaignFile} sections[0].fields[0].options[1] type at Large] }`])
})

test('other lists of plain words are one diagnostic, too', () => {
  const steps = '    title: Check your inbox\n    steps: [Open it, Read it]'
  const { diagnostics } = loadWith(edited(campaignFile, '    title: Check your inbox', steps))
  expect(reported(diagnostics)).toEqual([`${campaignFile} sections[1].steps type at [Open it, Read it]`])
  expect(diagnostics[0]?.fix).toContain('Write each as { title: ... }.')
})
