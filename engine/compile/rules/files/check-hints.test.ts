import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const page = goodFiles[campaignFile] ?? ''
const withHint = (step: string) =>
  page.replace(
    'error: { title: Something went wrong }',
    `error: { title: A }\n      hints: { ${step}: Call us. }`,
  )
const diagnosticsOf = (step: string) => loadWith({ [campaignFile]: withHint(step) }).diagnostics

test('a hint for a step that the pipeline has is shown', () => {
  expect(diagnosticsOf('journey')).toEqual([])
})

test('a hint for another step would never be read', () => {
  expect(diagnosticsOf('journy')).toMatchObject([
    {
      path: 'sections[0].messages.hints.journy',
      rule: 'hint-step',
      fix: expect.stringMatching(/^Did you mean "journey"\? Its steps: lead, journey/),
      repair: [{ text: 'journey' }],
    },
  ])
})
