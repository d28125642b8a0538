import { vi } from 'vitest'

export type Ran = { status: number; stdout: string; stderr: string }

/** Runs a command with these words in this process: one of its own loads the whole program anew. */
export const runHere = async (
  command: () => Promise<void>,
  words: string[],
  environment: Record<string, string> = {},
): Promise<Ran> => {
  const printed = { stdout: '', stderr: '' }
  const { argv, exitCode: before, env } = process
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void (printed.stdout += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void (printed.stderr += `${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.stdout += String(text)
      return true
    }),
  ]
  process.argv = [...argv.slice(0, 2), ...words]
  process.env = { ...env, ...environment }
  process.exitCode = undefined
  try {
    await command()
    return { status: exitCode(), ...printed }
  } finally {
    Object.assign(process, { argv, exitCode: before, env })
    for (const spy of spies) spy.mockRestore()
  }
}

const exitCode = () => Number(process.exitCode ?? 0)
