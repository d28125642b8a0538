import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { applyEdits, offersOf, takenTogether } from '../../engine/compile/fixes/apply-edits.ts'
import type { Offer } from '../../engine/compile/fixes/apply-edits.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { lineCounterOf } from '../../engine/compile/diagnostics/place-at.ts'
import { isBetter } from './is-better.ts'
import { copyFolder, readText, writeText } from './text-files.ts'
import type { TextFile } from './text-files.ts'

export type Change = { file: string; line: number; column: number; rule: string; from: string; to: string }
export type FixedFile = { file: string; before: TextFile; after: TextFile }
export type Fixed = { changes: Change[]; files: FixedFile[]; takenBack: Diagnostic[] }

/** Each round validates the whole folder again: one repair may uncover the next. */
const mostRounds = 40

type Folder = { dir: string; load: (dir: string) => Diagnostic[]; isSelected: (file: string) => boolean }

/** Tries every repair in a copy of the folder, and returns those that lower the number of diagnostics. */
export const fix = ({ dir, load, isSelected }: Folder): Fixed => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'validate-fix-'))
  const copy = join(temporary.path, basename(resolve(dir)))
  copyFolder(dir, copy)
  const original = <Part extends { file: string }>(part: Part): Part => ({
    ...part,
    file: join(dir, part.file.slice(copy.length)),
  })
  const done = fixCopy(copy, load, (file) => isSelected(original({ file }).file))
  return {
    changes: done.changes.map(original),
    takenBack: done.takenBack.map(original),
    files: [...done.before].flatMap(([file, before]) => {
      const after = readText(file)
      return after.text === before.text ? [] : [original({ file, before, after })]
    }),
  }
}

const fixCopy = (dir: string, load: Folder['load'], isSelected: Folder['isSelected']) => {
  const state: State = { changes: [], takenBack: [], before: new Map(), tried: new Set(), alone: new Set() }
  let diagnostics = load(dir)
  for (let round = 0; round < mostRounds; round++) {
    const tries = triesIn(diagnostics, state, isSelected)
    if (tries.length === 0) break
    for (const { file, current, offers } of tries) {
      if (!state.before.has(file)) state.before.set(file, current)
      const edits = offers.flatMap((offer) => offer.edits)
      writeText(file, { ...current, text: applyEdits(current.text, edits) })
    }
    const next = load(dir)
    const before = diagnostics
    const bad = tries.filter(
      ({ file, current, offers }) => !isBetter({ file, before: current.text, offers }, before, next),
    )
    for (const { file, current } of bad) writeText(file, current)
    for (const one of tries)
      if (bad.includes(one)) undo(one, state)
      else accept(one, state)
    diagnostics = bad.length > 0 ? load(dir) : next
  }
  return state
}

type State = {
  changes: Change[]
  takenBack: Diagnostic[]
  before: Map<string, TextFile>
  /** Offers that were applied or undone: none is tried twice. */
  tried: Set<string>
  /** Files whose offers are tried one by one, because together they did not help. */
  alone: Set<string>
}
type Try = { file: string; current: TextFile; offers: Offer[] }

const triesIn = (diagnostics: Diagnostic[], state: State, isSelected: Folder['isSelected']): Try[] => {
  const open = offersOf(diagnostics).filter(
    (offer) => isSelected(offer.diagnostic.file) && !state.tried.has(nameOf(offer)),
  )
  return [...Map.groupBy(open, ({ diagnostic }) => diagnostic.file)].flatMap(([file, all]) => {
    const current = readText(file)
    const offers = all.filter(({ edits }) => applyEdits(current.text, edits) !== current.text)
    const taken = state.alone.has(file) ? offers.slice(0, 1) : takenTogether(offers)
    return taken.length > 0 ? [{ file, current, offers: taken }] : []
  })
}

const undo = ({ file, offers }: Try, state: State) => {
  const [only] = offers
  if (offers.length > 1) state.alone.add(file)
  else if (only) {
    state.tried.add(nameOf(only))
    state.takenBack.push(only.diagnostic)
  }
}

const accept = (one: Try, state: State) => {
  for (const offer of one.offers) state.tried.add(nameOf(offer))
  state.changes.push(...changesOf(one))
}

const nameOf = ({ diagnostic, edits }: Offer) =>
  JSON.stringify([diagnostic.file, diagnostic.rule, diagnostic.path, edits])

const changesOf = ({ file, current, offers }: Try): Change[] => {
  const lines = lineCounterOf(current.text)
  return offers.flatMap(({ diagnostic, edits }) =>
    edits.map(({ start, end, text }) => {
      const { line, col } = lines.linePos(start)
      const from = current.text.slice(start, end)
      return { file, line, column: col, rule: diagnostic.rule, from, to: text }
    }),
  )
}
