export { linesId } from '../../../blocks/art/drawings/drawing.ts'
export type { Book } from '../../../blocks/kit/book.ts'
export { coverBox, coverKey, coverName, wordsId } from '../../../blocks/kit/cover.ts'
export type { Cover, CoverOutline } from '../../../blocks/kit/cover.ts'
