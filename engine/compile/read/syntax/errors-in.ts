import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { nodesOf } from './parse-nodes.ts'
import { refuseStructure } from './refuse-structure.ts'
import { lineAt } from './yaml-lines.ts'

/** How often a text may be parsed again to find out what would fix it. */
export const mostTries = (text: string): number =>
  Math.max(2, Math.min(20, Math.floor(400_000 / text.length)))

/** A file with more errors was not written by hand. */
const mostErrors = 1000

/** The edits, if they leave no error on the line that they change, and add none elsewhere. */
export const ifBetter = (text: string, offset: number, edits: Edit[]): Edit[] | undefined => {
  const before = errorsIn(text)
  if (before.length > mostErrors) return undefined
  const after = errorsIn(applyEdits(text, edits))
  const { start, next } = lineAt(text, offset)
  const isLeft = after.some((at) => at >= start && at < next)
  return after.length <= before.length && !isLeft ? edits : undefined
}

/** Offsets of what the parser rejects, or must not see. Every tried edit needs those of the unchanged text as well. */
export const errorsIn = (text: string): number[] => {
  const known = latest.find((one) => one.text === text)
  const found = known ?? { text, errors: readErrors(text) }
  latest = [found, ...latest.filter((one) => one !== found)].slice(0, 2)
  return found.errors
}

let latest: { text: string; errors: number[] }[] = []

const readErrors = (text: string): number[] => {
  const refusal = refuseStructure(text)
  if (refusal) return [refusal.offset]
  const { document } = nodesOf(text)
  return [...document.errors, ...document.warnings].map(({ pos }) => pos[0])
}
