import { loadSite } from '../../engine/compile/load/load-site.ts'
import { openSite } from '../../engine/compile/load/open-site.ts'
import { rules } from '../../engine/compile/validate/registry.ts'
import { didYouMean } from '../../engine/compile/fixes/nearest.ts'
import { runCommand, WrongCall } from '../command.ts'
import { readArguments, readOrder, usage } from './arguments.ts'
import type { Order } from './arguments.ts'
import { fix } from './fix.ts'
import type { FixedFile } from './fix.ts'
import { appendJobSummary, githubOf } from './github.ts'
import { jsonOf } from './json.ts'
import { patchOf } from './patch.ts'
import { paintFor, prettyChange, prettyNotes, prettyDiagnostics } from './pretty.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'
import type { RuleWords } from '../../engine/compile/diagnostics/rule-words.ts'
import { maxFilmBytes } from '../../engine/campaign/schema/words.ts'
import { lstatSync } from 'node:fs'
import { readText, writeText } from './text-files.ts'
import type { TextFile } from './text-files.ts'
import { maxPictureBytes, maxPictureSide } from '../../engine/compile/rules/look/check-pictures.ts'
import { mostMarks } from '../../engine/compile/markdown/crowded-marks.ts'
import { mailLimit } from '../../engine/compile/rules/mails/mail-weight.ts'
import { maxAliases } from '../../engine/compile/read/yaml-forbidden.ts'
import { maxBytes } from '../../engine/compile/read/yaml-guards.ts'

export const validateCampaigns = (): Promise<void> => runCommand(usage, main)

const main = (): number => {
  const given = readArguments()
  const { rules: isListing, explain: ruleId } = given.values
  if (isListing || ruleId !== undefined) {
    console.log(ruleId === undefined || isListing ? listed(rules) : explainRule(ruleId))
    return 0
  }
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(publicOrigin))
    throw new WrongCall('PUBLIC_ORIGIN is not an address such as "https://example.com".')
  return check(readOrder(given), publicOrigin)
}

const check = (order: Order, publicOrigin: string): number => {
  const { dir, isFixing, isDry, isSelected } = order
  const load = (folder: string) => loadSite({ dir: folder, publicOrigin }).diagnostics
  const fixed = isFixing ? fix({ dir, load, isSelected }) : undefined
  if (fixed && isDry) {
    process.stdout.write(fixed.files.map(patchOf).join(''))
    return load(dir).some(({ file }) => isSelected(file)) ? 1 : 0
  }
  for (const file of writeFixed(fixed?.files ?? []))
    console.error(`${file} has changed in the meantime, so it was not written.`)
  const opened = openSite({ dir, publicOrigin })
  const { site, diagnostics: all } = opened.update(null)
  const diagnostics = all.filter(({ file }) => isSelected(file))
  const notes = opened.notes(new Date()).filter(({ file }) => isSelected(file))
  print(order, { dir, site, diagnostics, notes, elsewhere: all.length - diagnostics.length, fixed })
  return diagnostics.length > 0 ? 1 : 0
}

const print = ({ format }: Order, outcome: Outcome): void => {
  if (format === 'json') return console.log(jsonOf(outcome))
  const { fixed } = outcome
  const paint = paintFor(process.stdout)
  if (fixed) for (const change of fixed.changes) console.log(prettyChange(change, paint))
  for (const { file, line, column, rule } of fixed?.takenBack ?? [])
    console.log(
      `${file}:${line}:${column} is unchanged: the repair (${rule}) does not lower the number of diagnostics.`,
    )
  if (format === 'github') return printForGithub(outcome)
  if (outcome.diagnostics.length > 0)
    console.error(`${prettyDiagnostics(outcome.diagnostics, paintFor(process.stderr))}\n`)
  if (outcome.notes?.length) console.log(prettyNotes(outcome.notes, paint))
  console.log(summaryOf(outcome))
}

const printForGithub = (outcome: Outcome): void => {
  const root = process.env['GITHUB_WORKSPACE'] ?? process.cwd()
  console.log(githubOf(outcome, root))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendJobSummary(summary, outcome, root)
}

const listed = (all: Readonly<Record<string, RuleWords>>): string => {
  const width = Math.max(...Object.keys(all).map((id) => id.length))
  const rows = Object.entries(all).map(
    ([id, { says, repairs }]) => `${repairs ? '*' : ' '} ${id.padEnd(width)}  ${says}`,
  )
  return `${rows.join('\n')}\n\n* some can be fixed by: npm run validate -- --fix`
}

const explainRule = (id: string): string => {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  if (!rule) throw new WrongCall(`There is no rule "${id}". ${didYouMean(id, Object.keys(rules))}`.trim())
  return explained(id, rule)
}

export const explained = (id: string, { says, repairs }: RuleWords): string => {
  const repair = repairs
    ? '`npm run validate -- --fix` repairs it where it is clear what was meant; add --dry-run to see the repairs first.'
    : 'It cannot be fixed automatically: only you know what was meant. Each diagnostic says what to do.'
  return [id, '', says, ...(explanations[id] === undefined ? [] : [explanations[id]]), repair].join('\n')
}

export const writeFixed = (files: readonly FixedFile[]): string[] =>
  files.flatMap(({ file, before, after }) => {
    if (!isStill(file, before)) return [file]
    writeText(file, after)
    return []
  })

const isStill = (file: string, before: TextFile): boolean => {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const { text, hasMark } = readText(file)
  return text === before.text && hasMark === before.hasMark
}

const explanations: Readonly<Record<string, string>> = {
  'alt-text': 'Write what somebody would miss who cannot see the picture: "Nora at her kitchen table".',
  contrast: 'Texts need a contrast of 4.5 to 1 with their ground; borders of fields and icons 3 to 1.',
  email: 'Both lines of "---" stand alone, the first of them as the first line of the file.',
  'file-kind':
    'Pictures: .jpg, .png, .webp, .avif, .gif and .svg, each holding what its ending says. Films: .mp4 and .webm; captions: .vtt. Finished guides: .pdf. ' +
    'Campaigns: text in .yaml; mails and guides: text in .md.',
  'file-name':
    'Windows hides endings: a file that looks like "sleep.yaml" may be "sleep.yaml.txt". Show them in the Explorer (View, ' +
    'Show, File name extensions), then rename it.',
  'mail-size': `The limit is ${mailLimit / 1024} KB as sent; linked pictures do not count.`,
  'not-utf8':
    'How to save as UTF-8: Notepad: File, Save as, Encoding: UTF-8. TextEdit: Format, Make Plain Text, then save as Unicode ' +
    '(UTF-8). VS Code: a press on the encoding in the bar at the foot, Save with Encoding, UTF-8.',
  secret: 'Who has seen the file has seen the key: have its service make a new one as well.',
  'too-large':
    `Files of campaigns, mails and guides: ${maxBytes / 1024} KB. Photos: 25 MB and 40 megapixels. Films: ${maxFilmBytes / 1024 / 1024} MB. GIF, SVG and pictures for shared links: ` +
    `${maxPictureBytes / 1024 / 1024} MB, and ${maxPictureSide} pixels on a side. "*" and "_" in one paragraph: ${mostMarks}. The limits ` +
    'of texts and lists are listed with their keys in campaigns/REFERENCE.md.',
  'too-many-aliases': `The limit is ${maxAliases} in one file.`,
}
