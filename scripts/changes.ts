import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseFolders } from '../engine/campaign/release.ts'
import { compareSites } from './changes/compare.ts'
import { readBuiltSite } from './changes/read-release.ts'
import { toMarkdown } from './changes/to-markdown.ts'

const usage = `Usage: npm run changes -- --before DIST [--after DIST] [--json FILE]
Prints in Markdown what differs for visitors between two builds: pages, addresses, mails, what happens after the button.
--after is "dist" where it is not given. --json writes the same for programs. Exit code: 0, or 2 when called wrongly.`

const main = (): number => {
  const options = readOptions()
  if (typeof options === 'number') return options
  const changes = compareSites(readBuiltSite(options.before), readBuiltSite(options.after))
  console.log(toMarkdown(changes))
  if (options.json) writeFileSync(options.json, `${JSON.stringify(changes, null, 2)}\n`)
  return 0
}

/** What was asked for, or the exit code where there is nothing to compare. */
const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        before: { type: 'string' },
        after: { type: 'string', default: 'dist' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
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
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
}

process.exitCode = main()
