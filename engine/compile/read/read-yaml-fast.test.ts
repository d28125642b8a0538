import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadYaml, parseCarefully } from './load-yaml.ts'
import { readYamlFast } from './read-yaml-fast.ts'

const root = join(import.meta.dirname, '../../..')
const filesOf = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const files = [...filesOf('campaigns', '.yaml'), ...filesOf('blocks', '.example.yaml')]

/** Both readers' values where the fast one answers; it must never answer what the careful one refuses or reads otherwise. */
const compared = (text: string) => {
  const fast = readYamlFast(text)
  const { yaml } = parseCarefully('a.yaml', text)
  return fast ? { fast: [fast.value], careful: yaml ? [yaml.value] : 'refused' } : null
}

test.each(files)('%s is read alike by both readers', (file) => {
  const found = compared(readFileSync(join(root, file), 'utf8'))
  if (found) expect(found.fast).toEqual(found.careful)
})

test('nearly every campaign is read without its nodes', () => {
  const slow = files.filter((file) => !readYamlFast(readFileSync(join(root, file), 'utf8')))
  expect(slow.length).toBeLessThan(files.length / 10)
})

const words =
  `yes on no off y n 012 0o14 0x1f 0b11 1_000 .inf -.INF .nan 1e3 1. .5 +1 -0 0 007 3.14 1:30 1:30:45 ~ null Null NULL
true True FALSE 2001-01-01 2001-12-14t21:59:43.10-05:00 15+ 1-50 47% 1,000 9007199254740993 1e400 = - -- --- ... << ! & *x ?
{} [] '' "" "\\u00e9" "\\x41\\n" 'it''s' |x >x @x \`x %x #x x#y x: :x x:y é 😀 \\n constructor`.split(/\s+/)

const texts = [
  ...words.flatMap((word) => [word, `a: ${word}`, `- ${word}`, `{a: ${word}}`, `[${word}, b]`, `${word}: 1`]),
  '',
  '\n\n',
  '# only words',
  '---\na: 1',
  'a: 1\n---\nb: 2',
  'a: 1\n...\n',
  '\ufeffa: 1',
  'a: 1\r\nb: 2\r\n',
  'a: x\u0085y',
  'a: x\u2028y',
  'a:\tb',
  'a: b\t# c',
  '\ta: b',
  'a: &x 1\nb: *x',
  'a: !!str 1',
  '? a\n: b',
  '<<: {a: 1}',
  '__proto__: 1',
  'a: 1\na: 2',
  '1: a\n"1": b',
  'null: a',
  'a: b: c',
  'a: "x\n  y\n\n  z"',
  "a: 'x\n  y'",
  'a: x\n  y\n\n  z',
  ...['|', '|-', '|+', '>', '>-', '>+', '|2', '>1-'].flatMap((sign) =>
    ['x\n  y', 'x\n\n  y\n\n', '  x\n  y\n   z\n  w\n', 'x # no comment'].map(
      (body) => `a: ${sign}\n  ${body}`,
    ),
  ),
  `a: ${'x'.repeat(3000)}`,
  `${'k'.repeat(1100)}: v`,
  `${'['.repeat(20)}${']'.repeat(20)}`,
  `${'- '.repeat(20)}a`,
]

test.each(texts.map((text) => [JSON.stringify(text).slice(0, 60), text]))('%s is read alike', (_, text) => {
  const found = compared(text)
  if (found) expect(found.fast).toEqual(found.careful)
})

/** A row of numbers that is the same in every run. */
const randomOf = (seed: number) => (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

describe('made at random', () => {
  const signs = [
    ...': ,- ,-,?,: ,\n,\n  ,\n    ,\n ,"," ,\',{,},[,], #c,|\n  x,>-\n  x\n  y,k: ,"k": ,\\'.split(','),
    ', ',
    ...words,
  ]
  test('pieces in any order are never read otherwise', () => {
    const random = randomOf(7)
    let read = 0
    for (let round = 0; round < 6000; round++) {
      const text = Array.from({ length: 1 + random(10) }, () => signs[random(signs.length)] ?? '').join('')
      const found = compared(text)
      if (found) expect(found.careful, JSON.stringify(text)).toEqual(found.fast)
      read += found ? 1 : 0
    }
    expect(read).toBeGreaterThan(500)
  })

  test('campaigns with a few characters changed are never read differently', () => {
    const random = randomOf(11)
    let read = 0
    for (let round = 0; round < 150; round++) {
      const text = readFileSync(join(root, files[random(files.length)] ?? ''), 'utf8')
      const at = random(text.length)
      const found = compared(
        text.slice(0, at) + (signs[random(signs.length)] ?? '') + text.slice(at + random(3)),
      )
      if (found) expect(found.careful).toEqual(found.fast)
      read += found ? 1 : 0
    }
    expect(read).toBeGreaterThan(20)
  })
})

test('what the fast reader has read gets its positions when somebody asks', () => {
  const { yaml } = loadYaml('a.yaml', 'a: 1\nb: two\n')
  expect(yaml?.value).toEqual({ a: 1, b: 'two' })
  expect(yaml?.nodes().document.getIn(['b'])).toBe('two')
})
