import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `Usage: npm run validate [-- [COACH | COACH/CAMPAIGN | FILE ...] [options]]
Checks every campaign, coach, e-mail and guide. With names, shows only the diagnostics of those.

  --fix            repair typos in keys, quotes, indentation, missing dashes, UTC offsets and contrast; keeps
                   a repair only if it lowers the number of diagnostics, and changes nothing else
  --dry-run        with --fix: write nothing, print the changes as a patch
  --format FORMAT  pretty (for people), json (for programs), github (annotations and a summary of the job);
                   left out: github where GITHUB_ACTIONS is true, else pretty
  --rules          list every rule; * marks those that --fix can repair
  --explain RULE   explain a rule
  --campaigns DIR  the folder that holds the campaigns (default: campaigns)
  --help           this text

A note is about something valid that is rarely meant, such as an event in the past.

Exit code: 0 no diagnostics (notes do not count), 1 diagnostics, 2 wrong usage.`

const formats = ['pretty', 'json', 'github'] as const
export type Format = (typeof formats)[number]
export type Order = {
  dir: string
  format: Format
  isFixing: boolean
  isDry: boolean
  isAsked: (file: string) => boolean
}
export type Called =
  | { kind: 'check'; order: Order }
  | { kind: 'help' }
  | { kind: 'rules' }
  | { kind: 'explain'; rule: string }
  | { kind: 'wrong'; reason: string }

const options = {
  campaigns: { type: 'string', default: 'campaigns' },
  format: { type: 'string' },
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  rules: { type: 'boolean', default: false },
  explain: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export const readArguments = (args: string[], env: NodeJS.ProcessEnv): Called => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) return { kind: 'help' }
    if (values.rules) return { kind: 'rules' }
    if (values.explain !== undefined) return { kind: 'explain', rule: values.explain }
    const wanted = values.format ?? (env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty')
    const format = formats.find((one) => one === wanted)
    if (!format) return wrong(`There is no format "${wanted}": ${formats.join(', ')}.`)
    if (values['dry-run'] && !values.fix) return wrong('--dry-run needs --fix.')
    const dir = values.campaigns
    if (!existsSync(join(dir, '.'))) return wrong(`There is no folder ${dir}.`)
    const asked = positionals.map((name) => ({ name, files: filesOf(dir, name) }))
    const unknown = asked.find(({ files }) => files.length === 0)
    if (unknown) return wrong(`There is no coach, campaign or file "${unknown.name}".`)
    const files = asked.flatMap((one) => one.files)
    return {
      kind: 'check',
      order: {
        dir,
        format,
        isFixing: values.fix,
        isDry: values['dry-run'],
        isAsked: (file) => files.length === 0 || files.some((one) => file === one || isInside(file, one)),
      },
    }
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}

const wrong = (reason: string): Called => ({ kind: 'wrong', reason })
const isInside = (file: string, folder: string) => file.startsWith(`${folder.replace(/\/+$/, '')}/`)

/** A name is a path, or a path in the campaigns folder, with or without ".yaml". */
const filesOf = (dir: string, name: string): string[] =>
  [normalize(name), join(dir, name), join(dir, `${name}.yaml`)]
    .filter((path) => existsSync(path) && (path === normalize(dir) || isInside(path, normalize(dir))))
    .slice(0, 1)
