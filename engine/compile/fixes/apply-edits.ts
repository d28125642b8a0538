import type { Edit, Diagnostic } from '../diagnostics/diagnostic.ts'

export type Offer = { diagnostic: Diagnostic; edits: Edit[] }

export const offersOf = (diagnostics: readonly Diagnostic[]): Offer[] =>
  diagnostics.flatMap((diagnostic) =>
    diagnostic.repair && diagnostic.repair.length > 0 ? [{ diagnostic, edits: diagnostic.repair }] : [],
  )

export const takenTogether = (offers: readonly Offer[]): Offer[] => {
  const taken: Offer[] = []
  for (const offer of offers) {
    const isFree = taken.every(({ edits }) => !edits.some((edit) => offer.edits.some(touching(edit))))
    if (isFree) taken.push(offer)
  }
  return taken
}

const touching = (a: Edit) => (b: Edit) => a.start <= b.end && b.start <= a.end

export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  let at = 0
  let result = ''
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}
