import { seeded } from '../kill/seeded.ts'
import type { OpenForm } from './forms.ts'
import { formBody, formType } from './stranger.ts'
import type { SubmissionRequest } from './stranger.ts'

const ownNames = ['website', 'elapsed', 'attribution', 'idempotencyKey']
const oddNames = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'role',
  'a.b',
  'attribution.utm_source',
  'é',
  '\u0000',
  'id',
]
const pieces = [
  '',
  ' ',
  'Jane',
  'Zoë 😀',
  '李小龙',
  'مرحبا',
  'e\u0301\u0301\u0301',
  '\u0000',
  '\u0007',
  '\ud800',
  '\u202e',
  '\u200b',
  '\r\n',
  '\u2028',
  '{{7*7}}',
  '${7*7}',
  "'; drop table leads;--",
  '<script>alert(1)</script>',
  '%00',
  '%ff',
  '\\',
  '"',
  'a@b.co',
  'a@b',
  '@',
  'Bcc: v@d.co',
  'http://evil.example',
  '../../etc/passwd',
  '1-50',
  'null',
  'NaN',
]
const lengths = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 7, 99, 100, 101, 500, 2001]
const types = [
  formType,
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
  'json',
]

/** Repeatable bodies: valid ones with a few changes, and random bytes. */
export function* randomParcels(form: OpenForm, seed: number, count: number): Generator<SubmissionRequest> {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <Item>(items: readonly Item[], at = below(items.length)): Item => {
    const item = items[at]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const names = form.fields.map(({ name }) => name)
  const options = form.choices.flatMap(({ options: all }) => all.map(({ value }) => value))

  const randomText = () =>
    Array.from({ length: 1 + below(3) }, () => pick(pieces))
      .join('')
      .repeat(pick(lengths))
  const randomLeaf = (): unknown =>
    pick([
      randomText,
      randomText,
      () => below(5000) - 1000,
      () => random() < 0.5,
      () => null,
      () => 1e308,
      () => pick([...options, '']),
    ])()
  const randomValue = (depth: number): unknown => {
    if (depth === 0 || random() < 0.6) return randomLeaf()
    return random() < 0.5
      ? Array.from({ length: below(6) }, () => randomValue(depth - 1))
      : randomObject(depth - 1)
  }
  const randomName = () => (random() < 0.5 ? pick(names) : pick([...ownNames, ...oddNames]))
  const randomObject = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: below(9) }, () => [randomName(), randomValue(depth)]))

  /** An address gets one mail a day, so few addresses are enough; an event has one seat for each person. */
  const people = form.campaign.event ? 400 : 40
  const nearlyGood = (number: number) => {
    const body = new Map<string, unknown>(Object.entries(form.good(`random${number % people}@example.com`)))
    for (let change = below(4); change > 0; change -= 1)
      pick([
        () => body.set(pick(names), randomValue(3)),
        () => body.delete(pick(names)),
        () => body.set(randomName(), randomValue(3)),
        () => body.set(pick(names).toUpperCase(), 'x'),
        () => body.set('attribution', randomObject(2)),
        () => body.set(pick(names), JSON.stringify(body.get(pick(names)) ?? null)),
      ])()
    return Object.fromEntries(body)
  }
  /** Sometimes cuts, doubles, nests or enlarges the body, or changes a byte. */
  const spoilt = (text: string): string | Buffer => {
    const at = below(text.length)
    return pick<() => string | Buffer>([
      () => text.slice(0, at),
      () => text + text,
      () => `${'['.repeat(below(3000))}${text}`,
      () => `${text.slice(0, -1)},"name":"twice"}`,
      () => text.padEnd(30_000 + below(6000)),
      () => Buffer.from(text).fill(below(256), at, at + 1),
      () => pick(['', '[]', 'null', '1', '"x"', '{}', '{"":{}}', 'undefined', '\ufeff{}']),
    ])()
  }
  for (let number = 0; number < count; number += 1) {
    const body = random() < 0.6 ? nearlyGood(number) : randomObject(5)
    const text = JSON.stringify(body)
    const kind = random()
    const headers: Record<string, string> = random() < 0.1 ? { 'idempotency-key': `key ${below(50)}` } : {}
    if (kind < 0.7) yield { path: form.path, body: text, headers }
    else if (kind < 0.85) yield { path: form.path, body: spoilt(text), headers }
    else if (kind < 0.95) yield { path: form.path, type: formType, body: formBody(asTexts(body)), headers }
    else yield { path: form.path, type: pick(types), body: text, headers }
  }
}

const asTexts = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
