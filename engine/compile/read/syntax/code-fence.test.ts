import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { campaignFile, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const page = goodFiles[campaignFile] ?? ''

test('a file copied with code fences around it is reported once, and both fences are removed', () => {
  const copied = `\`\`\`yaml\n${page}\`\`\`\n`
  const { diagnostics } = loadWith({ [campaignFile]: copied })
  expect(reported(diagnostics)).toEqual([`${campaignFile}  yaml-syntax at \`\`\`yaml`])
  expect(applyEdits(copied, diagnostics[0]?.repair ?? [])).toBe(page)
})

test('the mistakes inside are reported at their places, too', () => {
  const copied = `\`\`\`yaml\n${page.replace('label: Name', 'lable: Name')}\`\`\`\n`
  const [, fault] = loadWith({ [campaignFile]: copied }).diagnostics
  expect(fault?.line).toBe(copied.split('\n').findIndex((line) => line.includes('lable')) + 1)
})
