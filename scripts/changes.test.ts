import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const changes = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'changes.ts'), ...args], { encoding: 'utf8' })

test('whoever asks for help gets it, and a wrong call is a fault', () => {
  expect(changes('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: /),
    stderr: '',
  })
  const { status, stderr } = changes()
  expect(status).toBe(2)
  expect(stderr).toMatch(/^--before is missing\.\n\nUsage: /)
})
