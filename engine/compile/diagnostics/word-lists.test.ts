import { expect, test } from 'vitest'
import { applyEdits } from '../fixes/apply-edits.ts'
import { campaignFile, edited, loadWith, told } from '../../../tests/fixtures/site-fixture.ts'

const field = '{ type: text, name: name, label: Name }'
const withOptions = (options: string) =>
  edited(campaignFile, field, `{ type: select, name: size, label: Size, options: ${options} }`)

test('choices that are plain words are told once, and become choices', () => {
  const changes = withOptions("[Small, 'Very large']")
  const { problems } = loadWith(changes)
  expect(told(problems)).toEqual([
    `${campaignFile} sections[0].fields[0].options type at [Small, 'Very large'`,
  ])
  expect(problems[0]?.message).toBe('each entry must be a group of keys, but all 2 are plain words.')
  const mended = applyEdits(changes[campaignFile] ?? '', problems[0]?.repair ?? [])
  expect(mended).toContain("[{ value: Small, label: Small }, { value: 'Very large', label: 'Very large' }]")
  expect(loadWith({ [campaignFile]: mended }).problems).toEqual([])
})

test('one word among choices is told at its place', () => {
  const { problems } = loadWith(withOptions('[{ value: s, label: Small }, Large]'))
  expect(told(problems)).toEqual([`${campaignFile} sections[0].fields[0].options[1] type at Large] }`])
})

test('other lists of words are told once, too', () => {
  const steps = '    title: Check your inbox\n    steps: [Open it, Read it]'
  const { problems } = loadWith(edited(campaignFile, '    title: Check your inbox', steps))
  expect(told(problems)).toEqual([`${campaignFile} sections[1].steps type at [Open it, Read it]`])
  expect(problems[0]?.fix).toContain('Write each as { title: ... }.')
})
