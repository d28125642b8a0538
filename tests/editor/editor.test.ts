import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-languageserver-types'
import { parse } from 'yaml'
import { Section } from '../../blocks/schemas.gen.ts'
import { stepDefinitions } from '../../engine/campaign/steps/steps.gen.ts'
import { accepted } from './accept.ts'
import { openEditor, placeOf } from './editor.ts'
import type { Editor } from './editor.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const weightLoss = 'campaigns/vitality/weight-loss-myths.yaml'
const map = 'campaigns/compass/missing-to-mission-map.yaml'

let editor: Editor
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.end())

let files = 0
const fresh = () => `campaigns/vitality/written-${(files += 1)}.yaml`

const offered = async (marked: string): Promise<CompletionItem[]> => {
  const file = fresh()
  void editor.open(file, marked.replace('|', '')) // Completion does not wait for diagnostics.
  return editor.complete(file, placeOf(marked, '|'))
}
const labels = (items: CompletionItem[]) => items.map(({ label }) => label)
const keysOf = (type: string) =>
  Section.options.flatMap(({ shape }) => (shape.type.value === type ? Object.keys(shape) : []))

const head = 'coach: vitality\npath: /x\n'

test('nothing is marked in any campaign, coach or site file', async () => {
  const all = globSync('campaigns/**/*.yaml', { cwd: root })
  expect(all.length).toBeGreaterThan(40)
  const found = await Promise.all(
    all.map(async (file) => (await editor.open(file)).map(({ says }) => `${file}: ${says}`)),
  )
  expect(found.flat()).toEqual([])
})

describe('completion', () => {
  test('offers every type of section, as a value and as a new entry', async () => {
    const types = Section.options.map(({ shape }) => shape.type.value)
    expect(labels(await offered(`${head}sections:\n  - type: |\n`)).toSorted()).toEqual(types.toSorted())
    const begun = labels(await offered(`${head}sections:\n  - type: footer\n  - |\n`))
    expect(begun).toEqual(expect.arrayContaining(types))
    expect(begun).not.toContain('eyebrow')
  })

  test.each(Section.options.map(({ shape }) => shape.type.value))(
    'a filled section of the type %s is its example',
    async (type) => {
      const text = `${head}sections:\n  - |\n`
      const item = (await offered(text)).find(({ label }) => label === type)
      const { sections } = parse(accepted(text, item)) as { sections: unknown[] }
      expect(sections).toEqual([parse(read(`blocks/${type}/${type}.example.yaml`))])
    },
  )

  test.each([...stepDefinitions.keys()])('the filled step %s is valid', async (step) => {
    const text = `${head}pipeline:\n  - |\n`
    const item = (await offered(text)).find(({ label }) => label === step)
    const { pipeline } = parse(accepted(text, item)) as { pipeline: unknown[] }
    expect(pipeline).toEqual([expect.objectContaining({ step })])
    expect(stepDefinitions.get(step)?.config.safeParse(pipeline[0]).error).toBeUndefined()
  })

  test('offers only the keys of a hero that are missing, in a real campaign', async () => {
    const text = read(weightLoss).replace('- type: hero', '$&\n    |')
    const written = (parse(text.replace('|', '')) as { sections: object[] }).sections[0] ?? {}
    const found = labels(await offered(text))
    expect(found.toSorted()).toEqual(
      keysOf('hero')
        .filter((key) => !(key in written))
        .toSorted(),
    )
    expect(found.length).toBeGreaterThan(2)
  })

  test('offers the choices of a key, each with its description', async () => {
    const items = await offered(`${head}sections:\n  - type: form\n    variant: |\n`)
    expect(labels(items)).toEqual(['ticket', 'card', 'full', 'bare'])
    expect(JSON.stringify(items[0]?.documentation)).toContain('perforation')
  })

  test('offers the keys of a step and of a field', async () => {
    const email = labels(await offered(`${head}pipeline:\n  - step: email\n    |\n`))
    expect(email).toEqual(expect.arrayContaining(['email', 'onError', 'wait', 'nameFallback']))
    expect(email).not.toContain('capacity')
    const radio = labels(
      await offered(`${head}sections:\n  - type: form\n    fields:\n      - type: radio\n        |\n`),
    )
    expect(radio).toEqual(expect.arrayContaining(['label', 'options', 'selected']))
    expect(radio).not.toContain('rows')
  })

  test('offers the settings of the template below `with`', async () => {
    const booking = labels(await offered(`${head}template: booking\nwith:\n  |\n`))
    expect(booking).toEqual(expect.arrayContaining(['title', 'minutes', 'whatYouGet', 'calendar']))
    expect(booking).not.toContain('leadMagnetName')
    const guide = labels(await offered(read(map).replace('with:\n', 'with:\n  |\n')))
    expect(guide).toEqual(expect.arrayContaining(['bookCoverImage', 'mailchimpTags']))
    expect(guide).not.toContain('leadMagnetName')
  })

  test('offers `use: template` beside a template', async () => {
    const page = `${head}template: booking\nwith: { title: x }\nsections:\n  - type: hero\n    |\n`
    expect(labels(await offered(page))).toContain('like')
    expect(labels(await offered(`${head}sections:\n  - type: hero\n    |\n`))).not.toContain('like')
  })
})

test('hover shows the description of a key, its choices and its default', async () => {
  const file = fresh()
  const text = `${head}live: true\nsections:\n  - type: form\n    variant: card\n    title: x\npipeline:\n  - step: email\n    wait: 3\n`
  await editor.open(file, text)
  const hover = (words: string) => editor.hover(file, placeOf(text, words))
  expect(await hover('path:')).toContain('Main path of the page.')
  expect(await hover('live:')).toContain('send its form.\n\nDefault: `true`')
  expect(await hover('variant:')).toContain('`card`: raised card')
  expect(await hover('wait:')).toContain('Seconds that the response waits for it')
  await editor.open(map)
  expect(await editor.hover(map, placeOf(read(map), 'leadMagnetName:'))).toContain('Name of the guide')
})

const marked = async (file: string, text: string) => {
  const found = await editor.open(file, text)
  return found.map(({ line, says }) => `${text.split('\n')[line]?.trim()} | ${says}`)
}

describe('marked', () => {
  const own = (...lines: string[]) =>
    `${head}name: x\nseo: { title: a, description: b }\nsections:\n  - type: footer\n${lines.join('\n')}\n`

  test.each([
    ['a misspelt key', own('  - type: cta', '    titel: Now'), 'titel: Now | Property titel is not allowed.'],
    ['a wrong type', own('  - type: hero', '    facts: 3'), 'facts: 3 | Incorrect type. Expected "array".'],
    ['a wrong choice', own('  - type: hero', '    variant: big'), 'variant: big | Value is not accepted.'],
    ['no such section', own('  - type: heroe'), '- type: heroe | Value is not accepted.'],
    [
      'a misspelt key of a step',
      own('pipeline:', '  - step: lead', '    sorce: x'),
      'sorce: x | Property sorce',
    ],
    [
      'a key of another step',
      own('pipeline:', '  - step: lead', '    source: x', '    wait: 3'),
      'wait: 3 | Prop',
    ],
    [
      'a link that cannot be',
      own('    links: [{ label: x, href: java }]'),
      'links: [{ label: x, href: java }] | must be a path that starts with one "/"',
    ],
    [
      'steps like something else',
      `${head}template: event\nwith: {}\npipeline:\n  - like: guide\n`,
      '- like: guide | Value is not accepted.',
    ],
  ])('%s, at its line', async (_, text, reported) => {
    expect(await marked(fresh(), text)).toEqual(expect.arrayContaining([expect.stringContaining(reported)]))
  })

  test('a theme without a mood needs all tokens, with a mood only a brand colour', async () => {
    const coach = read('campaigns/vitality/coach.yaml').replace(/^theme:[^]*?(?=^\S)/m, '')
    const withTheme = (theme: string) => marked('campaigns/someone/coach.yaml', `${coach}\ntheme: ${theme}\n`)
    expect((await withTheme(`{ brand: '#1d6f5c' }`)).join()).toContain('Missing property "paper"')
    expect(await withTheme(`{ brand: '#1d6f5c', mood: calm }`)).toEqual([])
    expect((await withTheme(`{ brand: '#1D6F5C', mood: calm }`)).join()).toContain(
      'six characters, each 0 to 9 or a to f',
    )
  })
})

test('a file that names its schema in its first line needs no settings', async () => {
  const line = '# yaml-language-server: $schema=../.schemas/coach.json\n'
  expect((await marked(fresh(), `${line}slug: vitality\n`)).join()).toContain(
    'Missing property "postalAddress"',
  )
  expect(read('campaigns/README.md')).toContain('# yaml-language-server: $schema=../.schemas/campaign.json')
})

test('the editor makes no network request', () => {
  expect(editor.fetches()).toBe(0)
})
