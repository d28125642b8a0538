import { expect, test } from 'vitest'
import { pictureAnswer } from './order-picture.ts'

test.each([null, 'A "porch", at dusk\n'])(
  'the answer is the JSON it stands for, revised to %j',
  (revisedPrompt) => {
    const image = Buffer.from('iVBORw0KGgo=')
    expect(JSON.parse(pictureAnswer({ image, revisedPrompt }).toString())).toEqual({
      success: true,
      image: 'iVBORw0KGgo=',
      revised_prompt: revisedPrompt,
    })
  },
)
