import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { applyEdits, offersOf, takenTogether } from '../../engine/compile/fixes/apply-edits.ts'
import type { Offer } from '../../engine/compile/fixes/apply-edits.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { lineCounterOf } from '../../engine/compile/read/yaml-file.ts'
import { isWorse } from './is-worse.ts'
import { copyFolder, readText, writeText } from './text-files.ts'
import type { TextFile } from './text-files.ts'

/** One place of a file that was changed, as it stood before. */
export type Change = { file: string; line: number; column: number; rule: string; from: string; to: string }
/** A file with what was mended in it; `before` is what the folder holds until it is written. */
export type FixedFile = { file: string; before: TextFile; after: TextFile }
export type Fixed = { changes: Change[]; files: FixedFile[]; takenBack: Diagnostic[] }

/** Every round judges the whole folder anew: what one repair uncovers, the next mends. */
const mostRounds = 40

type Folder = { dir: string; load: (dir: string) => Diagnostic[]; isAsked: (file: string) => boolean }

/** Tries every offered repair in a copy of the folder, and answers what holds. Nothing is written to the folder itself. */
export const fix = ({ dir, load, isAsked }: Folder): Fixed => {
  const room = mkdtempSync(join(tmpdir(), 'validate-fix-'))
  const copy = join(room, basename(resolve(dir)))
  try {
    copyFolder(dir, copy)
    const original = (file: string) => join(dir, file.slice(copy.length))
    const done = fixCopy(copy, load, (file) => isAsked(original(file)))
    return {
      changes: done.changes.map((change) => ({ ...change, file: original(change.file) })),
      takenBack: done.takenBack.map((diagnostic) => ({ ...diagnostic, file: original(diagnostic.file) })),
      files: [...done.before].flatMap(([file, before]) => {
        const after = readText(file)
        return after.text === before.text ? [] : [{ file: original(file), before, after }]
      }),
    }
  } finally {
    rmSync(room, { recursive: true, force: true })
  }
}

const fixCopy = (dir: string, load: Folder['load'], isAsked: Folder['isAsked']) => {
  const state: State = { changes: [], takenBack: [], before: new Map(), refused: new Set(), alone: new Set() }
  let diagnostics = load(dir)
  for (let round = 0; round < mostRounds; round++) {
    const tries = triesIn(diagnostics, state, isAsked)
    if (tries.length === 0) break
    for (const { file, held, offers } of tries) {
      if (!state.before.has(file)) state.before.set(file, held)
      const edits = offers.flatMap((offer) => offer.edits)
      writeText(file, { ...held, text: applyEdits(held.text, edits) })
    }
    const next = load(dir)
    const bad = tries.filter(({ file, offers }) => isWorse(file, offers, diagnostics, next))
    for (const { file, held } of bad) writeText(file, held)
    for (const one of bad) takeBack(one, state)
    for (const one of tries) if (!bad.includes(one)) state.changes.push(...changesOf(one))
    diagnostics = bad.length > 0 ? load(dir) : next
  }
  return state
}

type State = {
  changes: Change[]
  takenBack: Diagnostic[]
  /** Each changed file as it was at first. */
  before: Map<string, TextFile>
  /** Offers that made things worse. */
  refused: Set<string>
  /** Files whose offers are tried one by one, because together they made things worse. */
  alone: Set<string>
}
type Try = { file: string; held: TextFile; offers: Offer[] }

const triesIn = (diagnostics: Diagnostic[], state: State, isAsked: Folder['isAsked']): Try[] => {
  const open = offersOf(diagnostics).filter(
    (offer) => isAsked(offer.diagnostic.file) && !state.refused.has(nameOf(offer)),
  )
  return [...Map.groupBy(open, ({ diagnostic }) => diagnostic.file)].flatMap(([file, all]) => {
    const held = readText(file)
    const offers = all.filter(({ edits }) => applyEdits(held.text, edits) !== held.text)
    const taken = state.alone.has(file) ? offers.slice(0, 1) : takenTogether(offers)
    return taken.length > 0 ? [{ file, held, offers: taken }] : []
  })
}

const takeBack = ({ file, offers }: Try, state: State) => {
  const [only] = offers
  if (offers.length > 1) state.alone.add(file)
  else if (only) {
    state.refused.add(nameOf(only))
    state.takenBack.push(only.diagnostic)
  }
}

const nameOf = ({ diagnostic, edits }: Offer) =>
  JSON.stringify([diagnostic.file, diagnostic.rule, diagnostic.path, edits.map(({ text }) => text)])

const changesOf = ({ file, held, offers }: Try): Change[] => {
  const lines = lineCounterOf(held.text)
  return offers.flatMap(({ diagnostic, edits }) =>
    edits.map(({ start, end, text }) => {
      const { line, col } = lines.linePos(start)
      return { file, line, column: col, rule: diagnostic.rule, from: held.text.slice(start, end), to: text }
    }),
  )
}
