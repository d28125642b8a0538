export { linesId } from '../../blocks/kit/art/drawing.ts'
export type { Book } from '../../blocks/kit/book.ts'
export { coverBox, coverKey, coverName, wordsId } from '../../blocks/kit/cover.ts'
export type { Cover, CoverOutline } from '../../blocks/kit/cover.ts'
