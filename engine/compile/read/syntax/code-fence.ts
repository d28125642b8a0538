import type { SyntaxError } from './yaml-upset.ts'

/** Lines of "```" around text that was copied from a chat or a document. */
export const codeFence = (text: string): SyntaxError | null => {
  const fences = [...text.matchAll(/^```[a-z]*[ \t]*(?:\r?\n|$)/gm)]
  const [first] = fences
  if (!first || fences.length > 2) return null
  return {
    offset: first.index,
    details: {
      rule: 'yaml-syntax',
      message: 'a line of "```" is left over from copied text.',
      fix: 'Delete this line and the closing "```".',
    },
  }
}
