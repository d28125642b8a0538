import { readable } from './readable.ts'

export type Document = { name: string; screens: number[]; text: string }

export const documentOf = (name: string, screens: number[], body: string): Document => ({
  name,
  screens,
  text: readable(body),
})
