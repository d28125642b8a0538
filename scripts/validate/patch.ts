import { diff } from 'node:util'
import { withSecretsCovered } from '../../engine/compile/diagnostics/secrets.ts'
import type { FixedFile } from './fix.ts'

const context = 3

/** The changes of a file for `git apply` and `patch -p1`. Secrets are masked; a patch with one does not apply. */
export const patchOf = ({ file, before, after }: FixedFile): string => {
  const rows = rowsOf(before.text, after.text)
  const changed = rows
    .map(({ kind }, at) => ({ kind, at }))
    .filter(({ kind }) => kind !== 0)
    .map(({ at }) => at)
  const hunks = changed.reduce<{ from: number; to: number }[]>((all, at) => {
    const last = all.at(-1)
    if (last && at - last.to <= 2 * context) last.to = at
    else all.push({ from: at, to: at })
    return all
  }, [])
  const name = file.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
  const body = hunks.map(({ from, to }) =>
    hunk(rows, Math.max(0, from - context), Math.min(rows.length, to + context + 1)),
  )
  return `--- a/${name}\n+++ b/${name}\n${body.join('')}`
}

/** Every line of both texts, with secrets masked: job logs are stored and read by many. */
const rowsOf = (before: string, after: string): Row[] => {
  const [old, fresh] = [before, after].map((text) => linesOf(withSecretsCovered(text)).values())
  return diff(linesOf(before), linesOf(after)).map(([kind, line]) => {
    const [gone, added] = [kind === -1 ? undefined : old?.next(), kind === 1 ? undefined : fresh?.next()]
    return { kind, line: (gone ?? added)?.value ?? line }
  })
}

type Row = { kind: number; line: string }

const hunk = (rows: readonly Row[], from: number, to: number): string => {
  const [before, part] = [rows.slice(0, from), rows.slice(from, to)]
  const [old, fresh] = [countOf(before, -1), countOf(before, 1)]
  const [oldCount, freshCount] = [countOf(part, -1), countOf(part, 1)]
  const head = `@@ -${start(old, oldCount)},${oldCount} +${start(fresh, freshCount)},${freshCount} @@\n`
  return head + part.map(({ kind, line }) => `${signs.get(kind) ?? ' '}${ended(line)}`).join('')
}

/** An empty side names the line before it. */
const start = (lines: number, count: number) => (count === 0 ? lines : lines + 1)

// `diff` returns -1 for a line of the second text alone, 1 for one of the first alone.
const signs = new Map([
  [1, '-'],
  [-1, '+'],
])
const countOf = (rows: readonly Row[], side: -1 | 1) => rows.filter(({ kind }) => kind !== side).length
const linesOf = (text: string) => text.split(/(?<=\n)/).filter((line) => line !== '')
const ended = (line: string) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)
