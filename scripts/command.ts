import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { didYouMean } from '../engine/compile/fixes/nearest.ts'
import { endRefused } from '../server/process/process-life.ts'

/** The command was called wrongly: exit code 2, and a line that points to --help. */
export class WrongCall extends Error {}

/** Runs a command and sets its exit code. `usage` begins with "Usage: npm run NAME" and is what --help prints. */
export const runCommand = async (usage: string, command: () => Promise<number> | number): Promise<void> => {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return console.log(usage)
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof WrongCall)) return endRefused(error)
    const [name = ''] = /npm run [a-z]+/.exec(usage) ?? []
    console.error(`${error.message}\n\`${name} -- --help\` shows how to use it.`)
    process.exitCode = 2
  }
}

/** Node's `parseArgs`, with one line about what is wrong. Throws `WrongCall`. */
export const parseCommand = <const Config extends ParseArgsConfig>(config: Config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new WrongCall(faultIn(error, Object.keys(config.options ?? {})))
  }
}

const faultIn = (error: unknown, options: string[]): string => {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const [, option = ''] = /^(?:Unknown option|Option) '(--?[^\s']+)/.exec(message) ?? []
  if (message.startsWith('Unknown option')) {
    const known = options.map((name) => `--${name}`)
    return `There is no option "${option}". ${didYouMean(option, known)}`.trim()
  }
  if (message.includes('argument missing')) return `${option} needs a value.`
  if (message.includes('is ambiguous'))
    return `${option} needs a value. One that begins with a dash is written so: ${option}=-5.`
  return message.split('\n')[0] ?? message
}
