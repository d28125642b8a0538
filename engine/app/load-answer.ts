import type { AnswerParts } from '../render/form/answer/answer-parts.tsx'

/** In the form's script the bundler puts the name of a file of its own in the place of the module (`compile/bundle/island-words.ts`). */
export const loadAnswer = async (): Promise<AnswerParts> =>
  (await import('../render/form/answer/answer-parts.tsx')).answerParts
