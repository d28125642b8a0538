import { describe, expect, test } from 'vitest'
import { Refused } from './refusal.ts'
import { readStrictJson, readFormBody } from './request-body.ts'
import { quickestOfThree } from '../../tests/quickest.ts'

const readJson = (text: string | Buffer) => readStrictJson(Buffer.from(text))

describe('a form sent as JSON', () => {
  test('is read unchanged', () => {
    const body = {
      name: 'Zoë "Z" 😀 {[,:',
      email: 'a@b.co',
      attribution: { utm_source: 'x' },
      list: [1, { a: null }],
    }
    expect(readJson(JSON.stringify(body))).toEqual(body)
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
    expect(() => readJson(text)).toThrow(Refused)
    expect(() => readJson(text)).toThrow(expect.objectContaining({ code: 'bad_json', status: 400 }))
  })

  test("may nest four levels below its fields, so that a wrong type is the field's own error", () => {
    expect(readJson('{"email":{"a":{"b":{"c":{}}}}}')).toEqual({ email: { a: { b: { c: {} } } } })
  })

  test.each([
    ['lists', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['a list after a long text', `{"a":"${'x'.repeat(100_000)}","b":${'['.repeat(100_000)}`],
    ['escapes', `{"a":"${'\\\\'.repeat(100_000)}`],
  ])('is refused quickly when %s nest 100,000 deep', (_what, text) => {
    expect(quickestOfThree(() => expect(() => readJson(text)).toThrow(Refused))).toBeLessThan(50)
  })
})

const readForm = (text: string | Buffer) => readFormBody(Buffer.from(text))

describe('a form sent without scripts', () => {
  test('is read into the object that scripts would have sent', () => {
    expect(readForm('name=Zo%C3%AB+B&email=a%40b.co&empty=&bare&attribution.utm_source=x%26y')).toEqual({
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
    expect(() => readForm(text)).toThrow(expect.objectContaining({ code: 'bad_json' }))
  })
})
