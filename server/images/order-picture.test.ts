import { expect, test } from 'vitest'
import { readPrompt, pictureAnswer } from './order-picture.ts'

const missing = 'Please enter a prompt for image generation'

test('the words are trimmed, and what nobody sees is taken out', () => {
  expect(readPrompt({ prompt: '  A porch \u202eat\u200b dusk\r\nin oil \u0000', size: '1024x1024' })).toBe(
    'A porch  at  dusk \nin oil',
  )
})

test.each([
  [{}],
  [{ prompt: '' }],
  [{ prompt: ' \u00a0\t\n' }],
  [{ prompt: '\u200b' }],
  [{ prompt: 7 }],
  [{ prompt: ['a'] }],
])('a blank prompt is refused in the words for that: %j', (body) => {
  expect(() => readPrompt(body)).toThrow(
    expect.objectContaining({ code: 'missing_fields', status: 422, message: missing }),
  )
})

test('a prompt of a thousand characters is taken, of one more is not', () => {
  expect(readPrompt({ prompt: '😀'.repeat(1000) })).toHaveLength(2000)
  expect(() => readPrompt({ prompt: 'x'.repeat(1001) })).toThrow(
    expect.objectContaining({ code: 'too_long', status: 422 }),
  )
})

test('no caller can choose size, number or model', () => {
  expect(() => readPrompt({ prompt: 'A porch', size: '4096x4096' })).toThrow(
    expect.objectContaining({ code: 'bad_option', status: 422 }),
  )
  for (const more of [{ n: 10 }, { model: 'x' }])
    expect(() => readPrompt({ prompt: 'A porch', ...more })).toThrow(
      expect.objectContaining({ code: 'unknown_field', status: 422 }),
    )
})

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
