import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = (then: string) => `
  const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
  const log = createLog('info')
  for (let line = 1; line <= 3; line += 1) log.info({ line }, 'told')
  ${then}`

/** What a process that logs three lines has printed once they came, or once it ended. */
const printed = async (then: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(then)])
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
    if (text.split('\n').length > 3) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return text.trim().split('\n')
}

test('what was logged right before the end of the process is printed', async () => {
  expect(await printed('process.exit(0)')).toHaveLength(3)
})

test('few lines are printed while the process goes on, all of them', async () => {
  expect(await printed('setInterval(() => {}, 1000)')).toHaveLength(3)
})
