import type { ChildProcess } from 'node:child_process'

/** The first group of a pattern in what a program writes to its standard error. */
export const firstMatch = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((found, failed) => {
    let written = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      written += chunk.toString()
      const match = pattern.exec(written)?.[1]
      if (match !== undefined) found(match)
    })
    child.once('error', failed)
    child.once('exit', () => failed(new Error(`${child.spawnfile} ended:\n${written}`)))
  })
