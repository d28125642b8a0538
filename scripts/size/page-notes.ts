import { readRecord } from '../../engine/compile/release/coach-record.ts'
import { readLive, readManifest } from '../../engine/compile/release/manifests.ts'
import { openObjects } from '../../engine/compile/release/objects.ts'

/** What the build has said of the pages that are live, such as that one had to leave out the letters of its headline. */
export const pageNotes = async (dist: string): Promise<string[]> => {
  const manifest = await readManifest(dist, await readLive(dist))
  const objects = openObjects(dist)
  const records = Object.values(manifest?.coaches ?? {}).map((coach) => readRecord(objects, coach))
  return records.flatMap((record) => Object.values(record?.pages ?? {}).flatMap(({ notes }) => notes))
}

/** Pages that fit only without the letters of their headline: a visitor sees it change its font. */
const gaveUpLetters = (notes: readonly string[]): string[] =>
  notes.filter((note) => note.includes('another font first'))

/** Whether every page is within budget, in one sentence, and the notes that belong to it. `over`: pages above a budget. */
export const verdictOf = (pages: number, over: number, notes: readonly string[]) => {
  const without = gaveUpLetters(notes)
  const others = notes.filter((note) => !without.includes(note))
  const parts = [
    ...(over > 0 ? [`${over} of ${pages} pages are over budget (!).`] : []),
    ...(without.length > 0
      ? [`${without.length} of ${pages} pages are within budget only without the letters of their headline:`]
      : []),
  ]
  const isWithin = parts.length === 0
  return {
    isWithin,
    lines: [...(isWithin ? ['All pages are within budget.'] : parts), ...without, ...others],
  }
}
