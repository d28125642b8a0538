import { readable } from './readable.ts'

/** Something that the product returned to a person or a program. */
export type Document = { name: string; screens: number[]; text: string }

export const documentOf = (name: string, screens: number[], body: string): Document => ({
  name,
  screens,
  text: readable(body),
})
