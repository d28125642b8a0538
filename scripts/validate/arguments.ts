import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseCommand, WrongCall } from '../command.ts'

export const usage = `Usage: npm run validate [-- [COACH | COACH/CAMPAIGN | FILE ...] [options]]
Checks every campaign, coach, email and guide. With names, shows only the diagnostics of those.

  --fix            repair typos in keys, quotes, indentation, missing dashes, UTC offsets and contrast; keeps
                   a repair only if it lowers the number of diagnostics, and changes nothing else
  --dry-run        with --fix: write nothing, print the changes as a patch
  --format FORMAT  pretty (for people), json (for programs), github (annotations and a summary of the job);
                   left out: github where GITHUB_ACTIONS is true, else pretty
  --rules          list every rule; * marks those that --fix can repair
  --explain RULE   explain a rule
  --campaigns DIR  folder of the campaigns (default: campaigns)
  --help           this text

A note is about something valid that is rarely meant, such as an event in the past.

Exit code: 0 no diagnostics (notes do not count), 1 diagnostics, 2 wrong usage.`

const formats = ['pretty', 'json', 'github'] as const

const options = {
  campaigns: { type: 'string', default: 'campaigns' },
  format: { type: 'string' },
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  rules: { type: 'boolean', default: false },
  explain: { type: 'string' },
} as const

export const readArguments = () => parseCommand({ options, allowPositionals: true })

export type Order = ReturnType<typeof readOrder>

export const readOrder = ({ values, positionals }: ReturnType<typeof readArguments>) => {
  const { campaigns: dir, fix: isFixing, 'dry-run': isDry } = values
  const wanted = values.format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty')
  const format = formats.find((one) => one === wanted)
  if (!format) throw new WrongCall(`There is no format "${wanted}": ${formats.join(', ')}.`)
  if (isDry && !isFixing) throw new WrongCall('--dry-run needs --fix.')
  if (!existsSync(join(dir, '.'))) throw new WrongCall(`There is no folder ${dir}.`)
  const selected = positionals.map((name) => fileOf(dir, name))
  const isSelected = (file: string) =>
    selected.length === 0 || selected.some((one) => file === one || isInside(file, one))
  return { dir, format, isFixing, isDry, isSelected }
}

const isInside = (file: string, folder: string) => file.startsWith(`${folder.replace(/\/+$/, '')}/`)

const fileOf = (dir: string, name: string): string => {
  const found = [normalize(name), join(dir, name), join(dir, `${name}.yaml`)].find(
    (path) => existsSync(path) && (path === normalize(dir) || isInside(path, normalize(dir))),
  )
  if (found === undefined) throw new WrongCall(`There is no coach, campaign or file "${name}".`)
  return found
}
