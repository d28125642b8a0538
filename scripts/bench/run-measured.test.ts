import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runMeasured } from './run-measured.ts'

const megabytes = 1_048_576
const holdMemory = `const held = Buffer.alloc(200 * ${megabytes}, 1); setTimeout(() => held.length, 500)`

test.runIf(existsSync('/proc/self/status'))('memory counts the processes that a command starts', async () => {
  const parent = `${holdMemory}; require('node:child_process').execFileSync(process.execPath, ['-e', process.argv[1]])`
  const { seconds, memory } = await runMeasured(process.execPath, ['-e', parent, holdMemory])
  expect(memory / megabytes).toBeGreaterThan(400)
  expect(memory / megabytes).toBeLessThan(1000)
  expect(seconds).toBeGreaterThan(0.5)
})

test('a command that fails is reported with what it printed', async () => {
  const failing = runMeasured(process.execPath, ['-e', 'console.log("no data"); process.exit(3)'])
  await expect(failing).rejects.toThrow(/failed:\nno data/)
})

test('a command that does not exist is reported', async () => {
  await expect(runMeasured('no-such-command', [])).rejects.toThrow('ENOENT')
})
