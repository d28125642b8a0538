import type { MadeImage } from './image-desk.ts'

/** JSON as bytes: base64 needs no escaping, and serialising five megabytes would block the event loop. */
export const pictureAnswer = ({ image, revisedPrompt }: MadeImage): Buffer =>
  Buffer.concat([
    Buffer.from('{"success":true,"image":"'),
    image,
    Buffer.from(`","revised_prompt":${JSON.stringify(revisedPrompt)}}`),
  ])

export const jsonType = 'application/json; charset=utf-8'
