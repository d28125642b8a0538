import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import type { EditorNode } from '../../../campaign/preview/editor-view.ts'
import type { JsonSchema } from '../../../campaign/schema/json-schema.ts'
import { formTree } from './form-tree.ts'

const root = join(import.meta.dirname, '../../../../campaigns')
const schema = JSON.parse(readFileSync(join(root, '.schemas/campaign.json'), 'utf8')) as JsonSchema
const { definitions = {} } = schema

const coachSchema = JSON.parse(readFileSync(join(root, '.schemas/coach.json'), 'utf8')) as JsonSchema

const treeOf = (value: unknown, templateSections: string[] = [], pictures: string[] = []) =>
  formTree(schema, value, { definitions, isAlias: () => false, templateSections, pictures })

const inside = (node: EditorNode): EditorNode[] => {
  if (node.kind === 'list') return node.items.flatMap((item) => [item.node, ...inside(item.node)])
  return node.kind === 'group' || node.kind === 'record'
    ? node.nodes.flatMap((one) => [one, ...inside(one)])
    : []
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/.]+\/[^/]+\.yaml$/.test(file),
)

test.each(files)('every value of %s has its field', (file) => {
  const value: unknown = parse(readFileSync(join(root, file), 'utf8'))
  const tree = file.endsWith('coach.yaml')
    ? formTree(coachSchema, value, {
        definitions: {},
        isAlias: () => false,
        templateSections: [],
        pictures: [],
      })
    : treeOf(value)
  const nodes = inside(tree)
  const shown = new Set(nodes.filter(({ kind }) => kind !== 'elsewhere').map(({ at }) => at))
  const leaves = (part: unknown, at: string): string[] =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, one]) =>
          leaves(one, Array.isArray(part) ? `${at}[${key}]` : `${at}${at && '.'}${key}`),
        )
      : [at]
  const hidden = leaves(value, '').filter((at) => !shown.has(at) && !/\.(type|step)$/.test(at))
  expect(hidden).toEqual([])
})

test('a dark page is a choice, in a campaign and in coach.yaml', () => {
  const theme = { page: 'dark' }
  const coachTree = formTree(
    coachSchema,
    { theme },
    { definitions: {}, isAlias: () => false, templateSections: [], pictures: [] },
  )
  for (const tree of [treeOf({ theme }), coachTree])
    expect(inside(tree).find(({ at }) => at === 'theme.page')).toMatchObject({
      kind: 'choice',
      value: 'dark',
      choices: [{ value: 'light' }, { value: 'dark' }],
    })
})

test('a field has its label, its help and what may be chosen from the schema', () => {
  const nodes = inside(treeOf({ sections: [{ type: 'hero', tone: 'deep' }] }))
  expect(nodes.find(({ at }) => at === 'sections[0].tone')).toMatchObject({
    kind: 'choice',
    label: 'Tone',
    value: 'deep',
    choices: [{ value: 'paper' }, { value: 'tint' }, { value: 'deep' }],
  })
  expect(nodes.find(({ at }) => at === 'sections[0].title')).toMatchObject({
    kind: 'text',
    help: 'The promise, at most nine words. *Stars* colour a part of it.',
    isWritten: false,
  })
})

test('a new section is the example of its block, a new field of a form has its required keys', () => {
  const nodes = inside(treeOf({ sections: [{ type: 'form', fields: [] }] }))
  const sections = treeOf({ sections: [] }).nodes.find(({ at }) => at === 'sections')
  expect(
    sections?.kind === 'list' && sections.additions.find(({ label }) => label === 'Hero')?.value,
  ).toMatchObject({
    type: 'hero',
  })
  const fields = nodes.find(({ at }) => at === 'sections[0].fields')
  expect(fields?.kind === 'list' && fields.additions.find(({ label }) => label === 'Email')?.value).toEqual({
    type: 'email',
    name: '',
    label: '',
  })
})

const photosOf = (pictures: string[], kind: string) => {
  const sections = treeOf({ sections: [] }, [], pictures).nodes.find(({ at }) => at === 'sections')
  return (
    sections?.kind === 'list' &&
    JSON.stringify(sections.additions.find(({ label }) => label === kind)?.value).match(
      /"file":.*?"alt":"[^"]*"/g,
    )
  )
}

test('a new section shows photos of the coach, and leaves it to the author to say what is on them', () => {
  const own = ['logo.svg', 'lane.jpg', 'ridge.webp']
  expect(photosOf(own, 'Media')).toEqual(['"file":"lane.jpg","alt":""'])
  const [lane, ridge] = ['"file":"lane.jpg","alt":""', '"file":"ridge.webp","alt":""']
  expect(photosOf(own, 'Gallery')).toEqual([lane, ridge, lane, ridge])
  expect(photosOf(['kitchen.jpg'], 'Media')).toEqual([
    '"file":"kitchen.jpg","alt":"A kitchen table in morning light, with a bowl of oranges"',
  ])
  expect(photosOf(['logo.svg'], 'Media')).toEqual([
    '"file":"kitchen.jpg","alt":"A kitchen table in morning light, with a bowl of oranges"',
  ])
})

const hrefs = (...types: string[]) => {
  const sections = treeOf({ sections: types.map((type) => ({ type })) }).nodes.find(
    ({ at }) => at === 'sections',
  )
  return (
    sections?.kind === 'list' &&
    JSON.stringify(sections.additions.find(({ label }) => label === 'Media')?.value).match(/"href":"[^"]*"/g)
  )
}

test('the buttons of a new section lead to the calendar where the page has one and no form', () => {
  expect(hrefs('hero', 'scheduler')).toEqual(['"href":"@scheduler"'])
  expect(hrefs('hero', 'form', 'scheduler')).toEqual(['"href":"#form"'])
  expect(hrefs('hero')).toEqual(['"href":"#form"'])
})

test('a picture that has to be of one kind says which names it takes', () => {
  const drawing = inside(treeOf({ theme: { drawing: 'wall.svg' } })).find(({ at }) => at === 'theme.drawing')
  const pattern = new RegExp(drawing?.kind === 'picture' ? (drawing.pattern ?? '') : 'none')
  expect(['wall.svg', 'wall.jpg', 'wall.png'].filter((name) => pattern.test(name))).toEqual(['wall.svg'])
})

test('the sections of a template can be written out to arrange them', () => {
  const sections = treeOf({ template: 'lead-magnet' }, ['hero', 'form']).nodes.find(
    ({ at }) => at === 'sections',
  )
  expect(sections?.kind === 'list' && sections.additions).toEqual([
    {
      label: 'Arrange the sections of the template',
      isWhole: true,
      value: [
        { type: 'hero', use: 'template' },
        { type: 'form', use: 'template' },
      ],
    },
  ])
})

test('what the template makes and the written sections lack is offered first', () => {
  const sections = treeOf({ template: 'booking', sections: [{ type: 'hero', use: 'template' }] }, [
    'hero',
    'faq',
  ]).nodes.find(({ at }) => at === 'sections')
  expect(sections?.kind === 'list' && sections.additions[0]).toMatchObject({
    label: 'Questions (FAQ), as the template makes it',
    value: { type: 'faq', use: 'template' },
  })
})

test.each([
  [['hero', 'cta', 'footer'], 1],
  [['hero', 'footer'], 1],
  [['hero', 'cta'], 1],
  [['cta', 'hero'], 2],
])('a section added to %j comes before the closing call and the footer', (types, end) => {
  const sections = treeOf({ sections: types.map((type) => ({ type })) }).nodes.find(
    ({ at }) => at === 'sections',
  )
  expect(sections).toMatchObject({ end })
})
