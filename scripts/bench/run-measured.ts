import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { peakOfTree } from './peak-of-tree.ts'

export type RunCost = { seconds: number; memory: number }

type Place = {
  cwd?: string
  env?: Record<string, string>
  /** Words of its output after which it is not waited for any longer. */
  until?: string
}

const pollMs = 20

/** Wall time of a command, and the most memory that it and the processes below it had at a time. */
export const runMeasured = async (
  command: string,
  words: string[],
  { until, ...place }: Place = {},
): Promise<RunCost> => {
  const started = performance.now()
  const child = spawn(command, words, {
    ...place,
    env: { ...process.env, ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let memory = 0
  const poll = setInterval(() => {
    memory = Math.max(memory, peakOfTree(child.pid ?? 0))
  }, pollMs)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed = `${printed}${text}`.slice(-4000)
      if (until !== undefined && printed.includes(until)) child.kill('SIGKILL')
    })
  }
  try {
    const [status, signal] = await once(child, 'exit')
    const seconds = (performance.now() - started) / 1000
    if (status !== 0 && !(until !== undefined && signal === 'SIGKILL'))
      throw new Error(`\`${command} ${words.join(' ')}\` failed:\n${printed}`)
    return { seconds, memory }
  } finally {
    clearInterval(poll)
  }
}
