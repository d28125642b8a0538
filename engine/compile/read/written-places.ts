import { applyEdits } from '../fixes/apply-edits.ts'
import { codeFrame } from '../diagnostics/code-frame.ts'
import type { Edit, Place, Problem } from '../diagnostics/problem.ts'
import { lineCounterOf, placeAt } from './yaml-file.ts'
import type { Written } from './yaml-file.ts'

/** A text that was mended so that it could be read, and where its parts stand in the file as its author wrote it. */
export type Mended = { text: string; written: Written }

export const unmended = (text: string): Mended => ({
  text,
  written: { place: (place) => place, problem: (problem) => problem },
})

/** The same with further edits made. */
export const mendedBy = (mended: Mended, edits: readonly Edit[]): Mended => {
  const text = applyEdits(mended.text, edits)
  const step = writtenBefore(mended.text, text, edits)
  return {
    text,
    written: {
      place: (place) => mended.written.place(step.place(place)),
      problem: (problem) => mended.written.problem(step.problem(problem)),
    },
  }
}

const writtenBefore = (before: string, after: string, edits: readonly Edit[]): Written => {
  const [own, linesBefore] = [offsetBefore(edits), lineCounterOf(before)]
  const { lineStarts } = lineCounterOf(after)
  const place = <P extends Pick<Place, 'line' | 'column'>>(found: P): P => {
    const offset = own((lineStarts[found.line - 1] ?? 0) + found.column - 1)
    const { line, column } = placeAt('', linesBefore, offset)
    return { ...found, line, column }
  }
  return {
    place,
    problem: ({ end, repair, ...found }) => {
      const problem: Problem = place(found)
      const edited = repair?.map((edit) => ({ ...edit, start: own(edit.start), end: own(edit.end) }))
      // What a repair would replace must stand in the file just so.
      const isWritten = edited?.every(
        ({ start, end: behind }, at) =>
          before.slice(start, behind) === after.slice(repair?.[at]?.start, repair?.[at]?.end),
      )
      return {
        ...problem,
        ...(end && { end: place(end) }),
        ...(edited && isWritten && { repair: edited }),
        ...(problem.frame !== undefined && { frame: codeFrame(before, problem.line, problem.column) }),
      }
    },
  }
}

/** Where a sign of a text with edits stood before them; what they wrote stands where they began. */
const offsetBefore =
  (edits: readonly Edit[]) =>
  (offset: number): number => {
    let longer = 0
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
      const at = start + longer
      if (offset < at) break
      if (offset < at + text.length) return Math.min(start + offset - at, end)
      longer += text.length - (end - start)
    }
    return offset - longer
  }
