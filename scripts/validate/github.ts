import { appendFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { randomUUID } from 'node:crypto'
import { placeText } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { plain, prettyDiagnostics } from './pretty.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'

/** GitHub shows ten errors and ten warnings of a step and drops the rest. */
const mostAnnotations = 10

/** Annotations for the first diagnostics, then all of them as text. */
export const githubOf = (outcome: Outcome, root: string): string => {
  const { diagnostics, notes } = outcome
  const marks = diagnostics
    .slice(0, mostAnnotations)
    .map((diagnostic) => annotation('error', diagnostic, root))
  const looks = notes.slice(0, mostAnnotations).map((note) => annotation('warning', note, root))
  if (diagnostics.length === 0) return [...looks, summaryOf(outcome)].join('\n')
  // File contents are printed literally: no line of them may be a command to the runner.
  const token = randomUUID()
  const list = [`::stop-commands::${token}`, prettyDiagnostics(diagnostics, plain), '', `::${token}::`]
  return [...marks, ...looks, ...list, summaryOf(outcome)].join('\n')
}

const annotation = (level: 'error' | 'warning', diagnostic: Diagnostic, root: string): string => {
  const { line, column, end, rule, path, message, fix } = diagnostic
  const isOneLine = end !== undefined && end.line === line
  const properties = {
    file: fileFrom(root, diagnostic.file),
    line,
    ...(isOneLine && { endLine: line }),
    col: column,
    ...(isOneLine && { endColumn: end.column }),
    title: `${rule}${path && ` at ${path}`}`,
  }
  const written = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(String(value))}`)
  return `::${level} ${written.join(',')}::${inMessage([message, fix].filter(Boolean).join(' '))}`
}

const inMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
const fileFrom = (root: string, file: string) => relative(root, resolve(file)).replaceAll('\\', '/')

/** GitHub refuses a summary above one mebibyte. */
const mostBytes = 900 * 1024

export const jobSummary = (outcome: Outcome, root: string): string => {
  const head = `## Campaigns\n\n${inCell(summaryOf(outcome))}\n`
  if (outcome.diagnostics.length === 0) return head
  let table = `${head}\n| Where | What is wrong | What to do | Rule |\n| --- | --- | --- | --- |\n`
  for (const [index, diagnostic] of outcome.diagnostics.entries()) {
    const { rule, path, message, fix = '', related = [] } = diagnostic
    const place = placeText({ ...diagnostic, file: fileFrom(root, diagnostic.file) })
    const others = related.map((one) => placeText({ ...one, file: fileFrom(root, one.file) }))
    const see = others.length > 0 ? ` See ${others.join(', ')}.` : ''
    const words = path ? `${path}: ${message}` : message
    const row = `| ${[place, words, fix + see, rule].map(inCell).join(' | ')} |\n`
    if (Buffer.byteLength(table) + Buffer.byteLength(row) > mostBytes)
      return `${table}\n${outcome.diagnostics.length - index} more are in the log of the step.\n`
    table += row
  }
  return table
}

/** Escapes Markdown, HTML and mentions. */
const inCell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~@!&]/g, (character) => `&#${character.charCodeAt(0)};`)

export const appendJobSummary = (file: string, outcome: Outcome, root: string): void =>
  appendFileSync(file, `${jobSummary(outcome, root)}\n`)
