import { readable } from './readable.ts'

/** Something that a person or a program was given in a run of the product. */
export type Document = { name: string; screens: number[]; text: string }

export const documentOf = (name: string, screens: number[], body: string): Document => ({
  name,
  screens,
  text: readable(body),
})
