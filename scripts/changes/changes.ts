import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseFolders } from '../../engine/campaign/release/release.ts'
import { compareSites } from './compare.ts'
import type { Changes } from './compare.ts'
import { readBuiltSite } from './read-release.ts'
import { toMarkdown } from './to-markdown.ts'
import { parseFault } from '../parse-fault.ts'

const usage = `Usage: npm run changes -- --before DIST [--after DIST] [--json FILE]
Prints in Markdown what differs for visitors between two builds: pages, addresses, mails, what happens after the button.
--after is "dist" where it is not given. --json writes the same for programs. 
Exit code: 0 compared, 1 a build cannot be read, 2 called wrongly.`

const main = (): number => {
  const asked = readOptions()
  if (typeof asked === 'number') return asked
  const changes = compared(asked)
  if (changes === null) return 1
  console.log(toMarkdown(changes))
  if (asked.json) writeFileSync(asked.json, `${JSON.stringify(changes, null, 2)}\n`)
  return 0
}

/** Null where one of the two is no build that this program knows: half of it, or that of another version. */
const compared = ({ before, after }: { before: string; after: string }): Changes | null => {
  try {
    return compareSites(readBuiltSite(before), readBuiltSite(after))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${before} and ${after} cannot be compared: ${reason}. Build both again: npm run build`)
    return null
  }
}

const options = {
  before: { type: 'string' },
  after: { type: 'string', default: 'dist' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What was asked for, or the exit code where there is nothing to compare. */
const readOptions = () => {
  try {
    const { values } = parseArgs({
      options,
    })
    if (values.help) {
      console.log(usage)
      return 0
    }
    const { before, after, json } = values
    if (before === undefined) throw new Error('--before is missing.')
    for (const folder of [before, after])
      if (!existsSync(join(folder, releaseFolders.pointer)))
        throw new Error(`There is no build in ${folder}.`)
    return { before, after, json }
  } catch (error) {
    console.error(`${parseFault(error, options)}\n\`npm run changes -- --help\` shows how to use it.`)
    return 2
  }
}

process.exitCode = main()
