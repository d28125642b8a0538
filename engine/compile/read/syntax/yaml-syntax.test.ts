import { expect, test } from 'vitest'
import { loadYaml } from '../load-yaml.ts'
import { campaignFile, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const good =
  'title: Sleep\nfacts:\n  - icon: clock\n    text: Ninety minutes\n  - icon: moon\n    text: At night\n'

test.each([
  ['bullets', good.replaceAll('  - icon', '  • icon')],
  ['a long dash', good.replace('  - icon: moon', '  – icon: moon')],
  ['spaces of a word processor', good.replace('    text: Ninety', '\u00a0\u00a0  text: Ninety')],
  ['a colon of another script', good.replace('title: ', 'title：')],
  ['a no-break space after the colon', good.replace('title: ', 'title:\u00a0')],
])('%s: one diagnostic, which says to type it again', (_, text) => {
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics).toMatchObject([{ rule: 'yaml-syntax', fix: 'Type it again with the keyboard.' }])
})

test('all of these are fine inside a text', () => {
  const text = 'a: One – two • three\nb: >-\n  – said he\n  • and she\nc: Eins\u00a0zwei\n'
  expect(loadYaml('a.yaml', text).diagnostics).toEqual([])
})

test('code fences around a copied file are one diagnostic', () => {
  const copied = `\`\`\`yaml\n${goodFiles[campaignFile] ?? ''}\`\`\`\n`
  const { diagnostics } = loadWith({ [campaignFile]: copied })
  expect(reported(diagnostics)).toEqual([`${campaignFile}  yaml-syntax at \`\`\`yaml`])
})
