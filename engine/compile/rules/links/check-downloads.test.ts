import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  loadWith,
  secondCampaign,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const promise = (name: string) => edited(campaignFile, 'sections:', `deliverable: ${name}\nsections:`)
const guide = '---\ntitle: The plan\n---\nSleep.\n'
const pdf = '%PDF-1.4\n'

test('a promised file that does not exist is reported, with the nearest that does', () => {
  const { diagnostics } = loadWith({ ...promise('slep-plan.md'), 'nora/guides/sleep-plan.md': guide })
  expect(reported(diagnostics)).toEqual([`${campaignFile} deliverable missing-file at slep-plan.md`])
  expect(diagnostics[0]?.message).toBe('there is no file "slep-plan.md" in the coach\'s guides folder.')
  expect(diagnostics[0]?.fix).toBe(
    'Did you mean "sleep-plan.md"? Put it at campaigns/nora/guides/slep-plan.md, or name one of: sleep-plan.md.',
  )
})

test.each(['sleep-plan', 'Sleep Plan', 'guides/sleep-plan.md', 'sleep-plan.docx', 'Sleep_Plan.MD'])(
  '"%s" is reported with the form that names of files have',
  (written) => {
    const { diagnostics } = loadWith({ ...promise(written), 'nora/guides/sleep-plan.md': guide })
    expect(reported(diagnostics)).toEqual([`${campaignFile} deliverable format at ${written}`])
    expect(diagnostics[0]?.fix).toContain('"<name>.md" in the coach\'s guides folder')
  },
)

test('a guide of another coach does not count', () => {
  const { diagnostics } = loadWith({ ...promise('plan.md'), 'otto/guides/plan.md': guide })
  expect(reported(diagnostics)).toContain(`${campaignFile} deliverable missing-file at plan.md`)
})

test('a guide that no campaign promises yet is fine, and so is one that two promise', () => {
  const parsed = { 'nora/guides/plan.md': guide }
  expect(loadWith(parsed).diagnostics).toEqual([])
  const other = secondCampaign('sections:', 'deliverable: plan.md\nsections:')
  const { diagnostics, site } = loadWith({ ...parsed, ...promise('plan.md'), 'nora/other.yaml': other })
  expect(diagnostics).toEqual([])
  expect(site?.guides['nora/plan']).toMatchObject({ title: 'The plan', blocks: [{ kind: 'paragraph' }] })
})

test('a finished PDF must be one', () => {
  expect(loadWith({ ...promise('plan.pdf'), 'nora/assets/plan.pdf': pdf }).diagnostics).toEqual([])
  expect(
    reported(loadWith({ ...promise('plan.pdf'), 'nora/assets/plan.pdf': '<html>' }).diagnostics),
  ).toEqual([`${campaignFile} deliverable file-kind at plan.pdf`])
  expect(reported(loadWith({ ...promise('plan.pdf'), 'nora/assets/plan.pdf': '' }).diagnostics)).toEqual([
    `${campaignFile} deliverable file-kind at plan.pdf`,
  ])
})

test('a guide and a finished PDF of one name cannot share their address', () => {
  const { diagnostics } = loadWith({
    ...promise('plan.md'),
    'nora/guides/plan.md': guide,
    'nora/assets/plan.pdf': pdf,
    'nora/other.yaml': secondCampaign('sections:', 'deliverable: plan.pdf\nsections:'),
  })
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['file-taken'])
})

test('unused files are reported in the folders of guides and mails, too', () => {
  const { diagnostics } = loadWith({ 'nora/guides/plan.txt': 'a', 'nora/guides/more/plan.md': guide })
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'nora/guides/more file-place',
    'nora/guides/plan.txt file-place',
  ])
})
