import { loadSite } from '../../engine/compile/load/load-site.ts'
import { openSite } from '../../engine/compile/load/open-site.ts'
import { isRuleId, rules } from '../../engine/compile/diagnostics/rules.ts'
import { didYouMean } from '../../engine/compile/fixes/nearest.ts'
import { stepSchemas } from '../../server/steps.gen.ts'
import { readArguments, usage } from './arguments.ts'
import type { Order } from './arguments.ts'
import { mend } from './fix.ts'
import type { Mended } from './fix.ts'
import { appendJobSummary, githubOf } from './github.ts'
import { jsonOf } from './json.ts'
import { patchOf } from './patch.ts'
import { paintFor, prettyChange, prettyNotes, prettyProblems } from './pretty.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'
import { explained, listed } from './rule-list.ts'
import { writeMended } from './write-mended.ts'

/** `npm run validate`, as it was called; answers the exit code. */
export const checkFiles = (): number => {
  const called = readArguments(process.argv.slice(2), process.env)
  if (called.kind === 'help') return say(usage)
  if (called.kind === 'rules') return say(listed(rules))
  if (called.kind === 'explain') {
    if (isRuleId(called.rule)) return say(explained(called.rule))
    return refuse(`There is no rule "${called.rule}". ${didYouMean(called.rule, Object.keys(rules))}`.trim())
  }
  if (called.kind === 'wrong') return refuse(`${called.reason}\n\n${usage}`)
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(publicOrigin))
    return refuse('PUBLIC_ORIGIN is not an address such as "https://example.com".')
  return check(called.order, publicOrigin)
}

const check = (order: Order, publicOrigin: string): number => {
  const load = (dir: string) => loadSite({ dir, stepSchemas, publicOrigin })
  const { dir, isAsked } = order
  const mended = order.isFixing ? mend({ dir, load: (folder) => load(folder).problems, isAsked }) : undefined
  if (mended && order.isDry)
    return printPatch(
      mended,
      load(dir).problems.filter(({ file }) => isAsked(file)),
    )
  if (mended)
    for (const file of writeMended(mended.files))
      console.error(`${file} was changed meanwhile, so nothing was written to it.`)
  const opened = openSite({ dir, stepSchemas, publicOrigin })
  const { site, problems: all } = opened.update(null)
  const problems = all.filter(({ file }) => isAsked(file))
  const notes = opened.notes(new Date()).filter(({ file }) => isAsked(file))
  const outcome = {
    site,
    problems,
    notes,
    elsewhere: all.length - problems.length,
    ...(mended && { mended }),
  }
  print(order, outcome)
  return problems.length > 0 ? 1 : 0
}

const printPatch = ({ files }: Mended, problems: unknown[]): number => {
  process.stdout.write(files.map(patchOf).join(''))
  return problems.length > 0 ? 1 : 0
}

const print = ({ format }: Order, outcome: Outcome): void => {
  if (format === 'json') return console.log(jsonOf(outcome))
  const { mended } = outcome
  const paint = paintFor(process.stdout)
  if (mended) for (const change of mended.changes) console.log(prettyChange(change, paint))
  for (const { file, line, column, rule } of mended?.takenBack ?? [])
    console.log(
      `${file}:${line}:${column} was left as it is: its repair (${rule}) would break something else.`,
    )
  if (format === 'github') return printForGithub(outcome)
  if (outcome.problems.length > 0)
    console.error(`${prettyProblems(outcome.problems, paintFor(process.stderr))}\n`)
  if (outcome.notes?.length) console.log(prettyNotes(outcome.notes, paint))
  console.log(summaryOf(outcome))
}

const printForGithub = (outcome: Outcome): void => {
  const root = process.env['GITHUB_WORKSPACE'] ?? process.cwd()
  console.log(githubOf(outcome, root))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendJobSummary(summary, outcome, root)
}

const say = (text: string): number => {
  console.log(text)
  return 0
}

const refuse = (text: string): number => {
  console.error(text)
  return 2
}
