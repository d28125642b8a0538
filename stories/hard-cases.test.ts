import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { components } from '../blocks/components.gen.ts'
import { longWord } from './story-variants.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { hardVariantCases, variantCases, variantsOf } from './block-cases.ts'
import { fitted, hardCases } from './hard-cases.ts'

const exampleOf = (block: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '..', 'blocks', block, `${block}.example.yaml`), 'utf8'))

const benefits = Section.parse({
  type: 'benefits',
  variant: 'agenda',
  title: 'What you get',
  text: 'In short.',
  action: { label: 'Go on', href: '#form' },
  items: [
    { icon: 'clock', title: 'One', text: 'The first.' },
    { title: 'Two', text: 'The second.' },
  ],
})
const made = hardCases(benefits)

describe('from an ordinary section', () => {
  it('every text gets a long word, as far as its place takes it, and nothing else does', () => {
    expect(made['LongWord']).toMatchObject({
      type: 'benefits',
      variant: 'agenda',
      title: longWord,
      text: longWord,
      action: { label: longWord.slice(0, 60), href: '#form' },
      items: [
        { icon: 'clock', title: longWord, text: longWord },
        { title: longWord, text: longWord },
      ],
    })
    expect(longWord).toHaveLength(90)
  })

  it('titles are three or two hundred characters long', () => {
    expect(made['ShortTitle']).toMatchObject({ title: 'Go!', items: [{ title: 'Go!' }, { title: 'Go!' }] })
    expect(made['LongTitle']).toMatchObject({ title: expect.stringMatching(/^.{200}$/) })
  })

  it('lists have one item, or fourteen that differ', () => {
    expect(made['OneItem']).toMatchObject({ items: [{ title: 'One' }] })
    const many = made['FourteenItems']
    const titles = many?.type === 'benefits' ? many.items.map(({ title }) => title) : []
    expect(new Set(titles).size).toBe(14)
  })

  it('only what the schema asks for is left', () => {
    expect(made['RequiredKeysOnly']).toEqual(
      Section.parse({ type: 'benefits', variant: 'agenda', items: [{ title: 'One' }, { title: 'Two' }] }),
    )
  })

  it('a case that changes nothing is none', () => {
    expect(made).not.toHaveProperty('NoPicture')
  })
})

it('what is too long for its key is cut, and a schema that cannot be met is an error', () => {
  const stats = { type: 'stats', figures: [{ value: '9 min', label: 'live' }] }
  const long = fitted({ ...stats, figures: [{ value: longWord, label: longWord }] }, stats)
  expect(long).toMatchObject({ figures: [{ value: longWord.slice(0, 24), label: longWord }] })
  expect(() => fitted({ type: 'nothing' }, {})).toThrow(/Invalid/)
})

describe.each(Object.keys(components))('the example of %s', (block) => {
  it('is a story in every variant on every ground, and in every hard case', () => {
    const example = Section.parse(exampleOf(block))
    const variants = variantsOf(example.type)
    const cases = Object.keys(variantCases(example))
    expect(cases).toHaveLength(variants.length * 3)
    const hard = Object.keys(hardVariantCases(example))
    for (const name of [...cases, ...hard]) expect(name).toMatch(/^[A-Z]\w+$/)
    for (const name of ['LongWord', 'RightToLeft'])
      expect(hard.filter((one) => one.endsWith(name))).toHaveLength(variants.length)
  })
})
