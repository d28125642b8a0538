import { applyEdits } from '../fixes/apply-edits.ts'
import { codeFrame } from '../diagnostics/code-frame.ts'
import type { Edit, Place, Diagnostic } from '../diagnostics/diagnostic.ts'
import { lineCounterOf, placeAt } from './yaml-file.ts'
import type { Written } from './yaml-file.ts'

/** A text that was mended so that it could be read, and where its parts stand in the file as its author wrote it. */
export type Fixed = { text: string; written: Written }

export const unmended = (text: string): Fixed => ({
  text,
  written: { place: (place) => place, diagnostic: (diagnostic) => diagnostic },
})

/** The same with further edits made. */
export const fixedBy = (fixed: Fixed, edits: readonly Edit[]): Fixed => {
  const text = applyEdits(fixed.text, edits)
  const step = writtenBefore(fixed.text, text, edits)
  return {
    text,
    written: {
      place: (place) => fixed.written.place(step.place(place)),
      diagnostic: (diagnostic) => fixed.written.diagnostic(step.diagnostic(diagnostic)),
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
    diagnostic: ({ end, repair, ...found }) => {
      const diagnostic: Diagnostic = place(found)
      const edited = repair?.map((edit) => ({ ...edit, start: own(edit.start), end: own(edit.end) }))
      // What a repair would replace must stand in the file just so.
      const isWritten = edited?.every(
        ({ start, end: behind }, at) =>
          before.slice(start, behind) === after.slice(repair?.[at]?.start, repair?.[at]?.end),
      )
      return {
        ...diagnostic,
        ...(end && { end: place(end) }),
        ...(edited && isWritten && { repair: edited }),
        ...(diagnostic.frame !== undefined && {
          frame: codeFrame(before, diagnostic.line, diagnostic.column),
        }),
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
