import type { MadeImage } from './image-desk.ts'

/**
 * What the page and the function answer, as the bytes of its JSON. Base64 needs no escaping, so five megabytes of it are
 * copied as they are: to serialise them would keep everybody else waiting.
 */
export const pictureAnswer = ({ image, revisedPrompt }: MadeImage): Buffer =>
  Buffer.concat([
    Buffer.from('{"success":true,"image":"'),
    image,
    Buffer.from(`","revised_prompt":${JSON.stringify(revisedPrompt)}}`),
  ])

/** For an answer that is JSON already. */
export const jsonType = 'application/json; charset=utf-8'
