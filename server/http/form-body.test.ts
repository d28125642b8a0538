import { describe, expect, test } from 'vitest'
import { readFormBody } from './request-body.ts'

const read = (text: string | Buffer) => readFormBody(Buffer.from(text))

describe('a form sent without scripts', () => {
  test('is read into the object that scripts would have sent', () => {
    expect(read('name=Zo%C3%AB+B&email=a%40b.co&empty=&bare&attribution.utm_source=x%26y')).toEqual({
      name: 'Zoë B',
      email: 'a@b.co',
      empty: '',
      bare: '',
      attribution: { utm_source: 'x&y' },
    })
  })

  test.each([
    ['a field that comes twice', 'email=a%40b.co&email=v%40d.co'],
    ['a field that comes twice, once encoded', 'email=a&%65mail=b'],
    ['a prototype field', '__proto__=1'],
    ['a prototype field of the attribution', 'attribution.constructor=1'],
    ['a broken encoding', 'name=%E0%A4%A'],
    ['bytes that are not UTF-8', Buffer.from([0x61, 0x3d, 0xff])],
    ['a hundred fields', Array.from({ length: 100 }, (_, i) => `k${i}=1`).join('&')],
  ])('is refused for %s', (_why, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'bad_json' }))
  })
})
