import type { MadeImage } from './image-desk.ts'

/**
 * The response of page and function as bytes of JSON. Base64 needs no escaping, so five megabytes are copied as they are:
 * serialising them would block the event loop.
 */
export const pictureAnswer = ({ image, revisedPrompt }: MadeImage): Buffer =>
  Buffer.concat([
    Buffer.from('{"success":true,"image":"'),
    image,
    Buffer.from(`","revised_prompt":${JSON.stringify(revisedPrompt)}}`),
  ])

export const jsonType = 'application/json; charset=utf-8'
