import type { SyntaxError } from './yaml-upset.ts'

/** Lines of "```" around what was copied out of a chat or a document. */
export const codeFence = (text: string): SyntaxError | null => {
  const fences = [...text.matchAll(/^```[a-z]*[ \t]*(?:\r?\n|$)/gm)]
  const [first] = fences
  if (!first || fences.length > 2) return null
  return {
    offset: first.index,
    details: {
      rule: 'yaml-syntax',
      message: 'a line of "```" marks copied text and is no part of a file.',
      fix: 'Take out this line and the last one like it.',
      repair: fences.map(({ 0: line, index }) => ({ start: index, end: index + line.length, text: '' })),
    },
  }
}
