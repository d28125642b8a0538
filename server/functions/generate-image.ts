import { pictureAnswer } from '../images/picture-answer.ts'
import { visitorKey } from '../images/visitor-key.ts'
import { readPrompt } from '../images/read-prompt.ts'
import type { ProductFunction } from './function.ts'

/** generate-image-openai: one picture of `{ prompt, size? }`, within the limits that the page has, too. */
export const generateImage: ProductFunction = {
  who: 'key',
  run: async ({ deps, request, body }) => {
    return pictureAnswer(await deps.images.make(readPrompt(body), visitorKey(deps, request)))
  },
}
