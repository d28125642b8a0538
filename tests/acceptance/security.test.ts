import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle, readPromises } from './read-promises.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')
const findings = readPromises(read('.github/SECURITY.md'))

test('each of the 22 findings names tests that exist', () => {
  expect(findings).toHaveLength(22)
  expect(findings.filter(({ proofs }) => proofs.length === 0)).toEqual([])
  expect(
    findings.flatMap(({ proofs }) => proofs).filter(({ file, title }) => !hasTitle(file, title)),
  ).toEqual([])
})

test('whatever was left as it is says why', () => {
  for (const { planned } of findings)
    for (const line of planned) expect(line).toMatch(/^Accepted: .+\. .+\.$/)
})

test('the comment on a pull request begins with who wrote it, so that no text of it can hide that', () => {
  const [before = '', after = ''] = read('.github/workflows/campaigns-comment.yml').split(
    'comment/changes.md |',
  )
  expect(before).toMatch(/printf '<sub>Made by the code of this pull request.*> comment\.md\n/)
  expect(after).toContain('>> comment.md')
  expect(after).not.toMatch(/[^>]> comment\.md/)
})

test('the image leaves nothing but its data to the user that runs it', () => {
  const [, image = ''] = read('Dockerfile').split(/^FROM .+\n(?=WORKDIR \/app\nENV)/m)
  expect(image).toMatch(/^USER node$/m)
  expect(image.match(/chown.*/g)).toEqual(['chown node:node /data'])
})
