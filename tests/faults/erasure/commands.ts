import { must } from '../define-check.ts'
import { runProgram } from '../run-program.ts'
import type { Stage } from '../stage.ts'
import { coach } from './her.ts'

/** The commands of OPERATIONS.md on the data of the product, and all that they have printed but what was asked for. */
export const commandsOn = (stage: Stage) => {
  const own = { SECRET: stage.secret, DATA_DIR: stage.product.dataDir }
  const settings = stage.isEmbedded ? own : { ...own, DATABASE_URL: stage.databaseUrl() }
  let printed = ''
  const run = async (name: string, args: string[], more: Record<string, string> = {}) => {
    const ended = await runProgram(`scripts/${name}/${name}.ts`, { args, settings: { ...settings, ...more } })
    must(ended.code === 0, `${name} ${args[0]}: ${ended.output.trim().slice(-300)}`)
    printed += ended.errors
    return ended.output
  }
  return {
    person: (...args: string[]) => run('person', [...args, '--coach', coach]),
    erased: () => run('person', ['erased']),
    backup: async (file: string) => void (printed += await run('backup', [file])),
    /** Into a new embedded database of that folder. */
    restore: async (dataDir: string, ...args: string[]) => {
      const output = await run('restore', args, { DATABASE_URL: '', DATA_DIR: dataDir })
      printed += output
      return output
    },
    printed: () => printed,
  }
}

export type Commands = ReturnType<typeof commandsOn>
