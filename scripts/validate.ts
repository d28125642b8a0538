import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSite } from '../engine/build/load-site.ts'
import type { LoadedSite } from '../engine/build/load-site.ts'
import { formatProblem } from '../engine/build/problem.ts'
import type { Problem } from '../engine/build/problem.ts'
import { stepSchemas } from '../server/steps.gen.ts'

const usage = `Usage: npm run validate [-- --campaigns DIR]
Checks every campaign, coach and e-mail in DIR (default: campaigns).
Exit code: 0 nothing is wrong, 1 something is, 2 this command was called wrongly.`

const main = (): number => {
  const dir = readDir()
  if (dir === null) return 2
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(publicOrigin)) {
    console.error('PUBLIC_ORIGIN is not an address such as "https://example.com".')
    return 2
  }
  const { site, problems } = loadSite({ dir, stepSchemas, publicOrigin })
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`)
  console.log(site ? allIsWell(site) : summaryOf(problems))
  return site ? 0 : 1
}

const readDir = (): string | null => {
  try {
    const { values } = parseArgs({ options: { campaigns: { type: 'string', default: 'campaigns' } } })
    if (existsSync(join(values.campaigns, '.'))) return values.campaigns
    console.error(`There is no folder ${values.campaigns}.\n\n${usage}`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  return null
}

const allIsWell = ({ coaches, campaigns, emails }: LoadedSite) => {
  const counts = [
    count(Object.keys(coaches).length, 'coach', 'coaches'),
    count(campaigns.length, 'campaign'),
    count(Object.keys(emails).length, 'e-mail'),
  ]
  return `Nothing is wrong: ${counts.join(', ')}.`
}

const summaryOf = (problems: Problem[]) =>
  `${count(problems.length, 'problem')} in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}.`

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

process.exitCode = main()
