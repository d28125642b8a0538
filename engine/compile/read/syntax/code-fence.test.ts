import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

test('code fences around a copied file are one diagnostic', () => {
  const copied = `\`\`\`yaml\n${goodFiles[campaignFile] ?? ''}\`\`\`\n`
  const { diagnostics } = loadWith({ [campaignFile]: copied })
  expect(reported(diagnostics)).toEqual([`${campaignFile}  yaml-syntax at \`\`\`yaml`])
})
