import { describe, expect, test } from 'vitest'
import { Refused } from './refusal.ts'
import { readStrictJson } from './request-body.ts'
import { quickestOfThree } from '../../tests/quickest.ts'

const read = (text: string | Buffer) => readStrictJson(Buffer.from(text))

describe('a form sent as JSON', () => {
  test('is read unchanged', () => {
    const body = {
      name: 'Zoë "Z" 😀 {[,:',
      email: 'a@b.co',
      attribution: { utm_source: 'x' },
      list: [1, { a: null }],
    }
    expect(read(JSON.stringify(body))).toEqual(body)
  })

  test.each([
    ['a key that comes twice', '{"name":"J","email":"a@b.co","email":"v@d.co"}'],
    ['a key that comes twice, once escaped', '{"email":"a@b.co","\\u0065mail":"v@d.co"}'],
    ['a key that comes twice further in', '{"a":{"b":1,"b":2}}'],
    ['a prototype key', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped prototype key', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['a constructor key further in', '{"a":{"constructor":{"prototype":{"x":1}}}}'],
    ['a thousand keys', `{"challenges":{${Array.from({ length: 1000 }, (_, i) => `"k${i}":1`).join()}}}`],
    ['more than four levels', '{"a":[[[[[1]]]]]}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['half a character', '{"name":"\\ud800"}'],
    ['half a character as a key', '{"\\udc00":1}'],
    ['a body cut short', '{"name":"J'],
    ['a string that never ends', '{"name":"J\\'],
    ['a list', '[1]'],
    ['a bare word', 'null'],
    ['nothing', ''],
    ['two objects', '{}{}'],
  ])('is refused for %s', (_why, text) => {
    expect(() => read(text)).toThrow(Refused)
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'bad_json', status: 400 }))
  })

  test("may nest four levels below its fields, so that a wrong type is the field's own error", () => {
    expect(read('{"email":{"a":{"b":{"c":{}}}}}')).toEqual({ email: { a: { b: { c: {} } } } })
  })

  test.each([
    ['lists', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['a list after a long text', `{"a":"${'x'.repeat(100_000)}","b":${'['.repeat(100_000)}`],
    ['escapes', `{"a":"${'\\\\'.repeat(100_000)}`],
  ])('is refused quickly when %s nest 100,000 deep', (_what, text) => {
    expect(quickestOfThree(() => expect(() => read(text)).toThrow(Refused))).toBeLessThan(50)
  })
})
