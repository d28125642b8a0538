import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { StartRefused } from '../../server/errors.ts'
import { parseCommand, runCommand, WrongCall } from '../command.ts'
import { compareSites } from './compare.ts'
import { readBuiltSite } from './read-release.ts'
import { toMarkdown } from './to-markdown.ts'

const usage = `Usage: npm run changes -- --before DIST [--after DIST] [--json FILE]
Prints in Markdown what differs for visitors between two builds: pages, addresses, mails, what happens after the button.
The default of --after is "dist". --json also writes the differences to a file, for programs.
Exit code: 0 compared, 1 a build cannot be read, 2 wrong usage.`

const main = (): number => {
  const { before, after, json } = parseCommand({
    options: {
      before: { type: 'string' },
      after: { type: 'string', default: 'dist' },
      json: { type: 'string' },
    },
  }).values
  if (before === undefined) throw new WrongCall('--before is missing.')
  for (const folder of [before, after])
    if (!existsSync(join(folder, releaseFolders.pointer)))
      throw new WrongCall(`There is no build in ${folder}.`)
  const changes = compareBuilds(before, after)
  console.log(toMarkdown(changes))
  if (json) writeFileSync(json, `${JSON.stringify(changes, null, 2)}\n`)
  return 0
}

const compareBuilds = (before: string, after: string) => {
  try {
    return compareSites(readBuiltSite(before), readBuiltSite(after))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      `${before} and ${after} cannot be compared: ${reason}. Build both again: npm run build`,
    )
  }
}

await runCommand(usage, main)
