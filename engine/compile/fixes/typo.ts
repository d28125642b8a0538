import type { Edit } from '../diagnostics/diagnostic.ts'

/** What Markdown shows as it was typed, or in another way than it was meant. Offsets count in the Markdown. */
export type Typo = { offset: number; message: string; fix: string; repair?: Edit[] }

/** The one change that mends a slip. */
export const edit = (start: number, end: number, text: string): Edit[] => [{ start, end, text }]
