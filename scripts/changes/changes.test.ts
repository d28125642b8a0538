import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const changes = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'changes.ts'), ...args], { encoding: 'utf8' })

test('--help prints the usage, and a wrong call is reported', () => {
  expect(changes('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: /),
    stderr: '',
  })
  const { status, stderr } = changes()
  expect(status).toBe(2)
  expect(stderr).toBe('--before is missing.\n`npm run changes -- --help` shows how to use it.\n')
  expect(changes('--befor', 'x').stderr).toMatch(
    /^There is no option "--befor"\. Did you mean "--before"\?\n/,
  )
})

test('an incomplete build is reported in one line', () => {
  const dist = mkdtempSync(join(tmpdir(), 'porchlight-changes-'))
  writeFileSync(join(dist, 'current'), 'gone\n')
  const { status, stdout, stderr } = changes('--before', dist, '--after', dist)
  rmSync(dist, { recursive: true })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/ cannot be compared: ENOENT.* Build both again: npm run build\n$/)
})
