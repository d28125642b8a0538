import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSite } from '../engine/build/site-fixture.ts'

const campaigns = join(import.meta.dirname, '../campaigns')

const validate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'validate.ts'), ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('the campaigns of the project are in order', () => {
  const { status, stdout, stderr } = validate('--dir', campaigns)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Nothing is wrong: \d+ coach(es)?, \d+ campaigns?, \d+ e-mails?\.\n$/)
})

test('problems are printed with their place and counted', () => {
  const dir = writeSite({ 'site.yaml': 'nam: Porchlight\n' })
  const { status, stdout, stderr } = validate('--dir', dir)
  expect(status).toBe(1)
  expect(stderr).toContain(`${dir}/site.yaml:1:1 nam: this key is not known. Did you mean "name"?`)
  expect(stdout).toMatch(/^\d+ problems in \d+ files?\.\n$/)
})

test('#32 nesting that would end the process is an ordinary problem', () => {
  const deep = '['.repeat(1500) + ']'.repeat(1500)
  const dir = writeSite({ 'nora/a.yaml': deep, 'nora/b.yaml': deep })
  const { status, stderr } = validate('--dir', dir)
  expect(status).toBe(1)
  expect(stderr.match(/nested more than 32 levels deep/g)).toHaveLength(2)
})

test.each([[['--dri', 'x']], [['--dir', '/no/such/folder']]])(
  'called wrongly (%s), it says how to call it',
  (args) => {
    const { status, stderr } = validate(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage: npm run validate')
  },
)

test('what the guide for marketers shows can be copied as it stands', () => {
  const guide = readFileSync(join(campaigns, 'README.md'), 'utf8')
  const examples = [...guide.matchAll(/```(?:yaml|markdown)\n([^]*?)```/g)].map(([, example = '']) => example)
  const dir = join(mkdtempSync(join(tmpdir(), 'guide-')), 'campaigns')
  cpSync(campaigns, dir, { recursive: true })
  const files = ['vitality/sleep-reset.yaml', 'vitality/emails/sleep-reset.md', 'site.yaml']
  expect(examples).toHaveLength(files.length)
  for (const [index, file] of files.entries()) writeFileSync(join(dir, file), examples[index] ?? '')
  expect(validate('--dir', dir).stderr).toBe('')
})
