import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { settingNames } from '../../server/settings/env.ts'

const root = join(import.meta.dirname, '..', '..')

export type Ended = { code: number | null; output: string; errors: string }

type Options = {
  args?: string[]
  settings?: Record<string, string>
  seconds?: number
}

export const runProgram = (
  program: string,
  { args = [], settings = {}, seconds = 3600 }: Options = {},
): Promise<Ended> => {
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...process.env, ...unset, ...settings }
  const child = spawn(process.execPath, [join(root, program), ...args], { cwd: root, env })
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const endWithParent = () => child.kill('SIGTERM')
  process.once('exit', endWithParent)
  const late = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
  return new Promise((done) =>
    child.on('close', (code) => {
      clearTimeout(late)
      process.off('exit', endWithParent)
      done({ code, output, errors })
    }),
  )
}
