import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { settingNames } from '../../server/settings/env.ts'
import { newDataFolder } from '../data-folder.ts'
import { freePort } from '../free-port.ts'

const root = resolve(import.meta.dirname, '../..')

export type Run = {
  output: () => string
  /** Resolves with the output once it holds this text; rejects when the program ends first. */
  saying: (text: string) => Promise<string>
  ended: Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
}

/** A folder like a new clone with one coach, but with the installed packages and the build cache. */
export type Workplace = {
  folder: string
  dataDir: string
  port: number
  origin: string
  run: (program: string, environment?: Record<string, string>, args?: string[]) => Run
  /** The same in a shell, as npm does; `signal` reaches only the shell. */
  runByNpm: (program: string) => Run
  /** Its data folder gets a migrated database, for tests that are not about setting one up. */
  setUpDatabase: () => Promise<void>
  remove: () => Promise<void>
}

export const makeWorkplace = async (): Promise<Workplace> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-start-'))
  chmodSync(folder, 0o755)
  cpSync(join(root, 'campaigns/vitality'), join(folder, 'campaigns/vitality'), { recursive: true })
  writeFileSync(join(folder, 'campaigns/site.yaml'), 'name: Porchlight\n')
  mkdirSync(join(root, '.cache'), { recursive: true })
  symlinkSync(join(root, '.cache'), join(folder, '.cache'))
  const port = await freePort()
  const dataDir = join(folder, '.data')
  const runs: Run[] = []
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...process.env, NODE_ENV: '', ...unset, PORT: String(port), LOG_LEVEL: 'error' }
  const begin = (command: string[], environment: Record<string, string>) => {
    const started = startRun(command, folder, { ...env, npm_lifecycle_event: '', ...environment })
    runs.push(started)
    return started
  }
  const run: Workplace['run'] = (program, environment = {}, args = []) =>
    begin([process.execPath, join(root, program), ...args], environment)
  const runByNpm: Workplace['runByNpm'] = (program) =>
    begin(['/bin/sh', '-c', '"$@"; true', 'sh', process.execPath, join(root, program)], {
      npm_lifecycle_event: 'start',
    })
  return {
    folder,
    dataDir,
    port,
    origin: `http://127.0.0.1:${port}`,
    run,
    runByNpm,
    setUpDatabase: async () => renameSync(await newDataFolder(), dataDir),
    remove: async () => {
      for (const each of runs) each.signal('SIGTERM')
      await Promise.all(runs.map(({ ended }) => ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const startRun = ([program = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv): Run => {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(() => child.exitCode)
  return {
    output: () => said,
    ended,
    signal: (signal) => void child.kill(signal),
    saying: async (text) => {
      while (!said.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without "${text}":\n${said}`)
        await pause(10)
      }
      return said
    },
  }
}
