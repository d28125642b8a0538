import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { components } from './components.gen.ts'
import type { FormControl } from './form/form-control.ts'
import { layoutsOf } from './kit/columns.ts'
import { storySetting } from '../stories/story-setting.ts'
import { asVariant } from '../stories/story-variants.ts'
import { Section } from './schemas.gen.ts'

const control: FormControl = {
  rows: [],
  action: '/api/submit/sample/page',
  values: {},
  errors: {},
  busy: false,
  words: {
    optional: 'optional',
    choose: 'Please choose',
    trap: 'Leave this field empty',
    pages: { next: 'Next', back: 'Back', at: '{page}/{pages}' },
  },
}
const tones = ['paper', 'tint', 'deep'] as const

const exampleOf = (name: string): Section =>
  Section.parse(parse(readFileSync(join(import.meta.dirname, name, `${name}.example.yaml`), 'utf8')))

/** Every look that a block's schema offers. */
const variantsOf = (name: string): readonly string[] => {
  const schema = Section.options.find((option) => option.shape.type.value === name)
  return layoutsOf(schema?.shape ?? {}).names
}

const draw = (section: Section, setting = storySetting) => {
  // Each component takes its own section type; the registry pairs them by name.
  const Block = components[section.type] as ComponentType<Record<string, unknown>>
  return renderToStaticMarkup(<Block {...section} setting={setting} control={control} />)
}

describe.each(Object.keys(components))('the block %s', (name) => {
  it('draws its example in every variant on every ground', () => {
    const example = exampleOf(name)
    expect(variantsOf(name)).not.toEqual([])
    for (const variant of variantsOf(name))
      for (const tone of tones) {
        const html = draw(Section.parse({ ...asVariant(example, variant), tone }))
        expect(html.length).toBeGreaterThan(100)
        expect(html).toMatch(/^<(section|form|footer|div)\b/)
      }
  })

  it('has no inline style and no inline script in any variant, which the policy of a page forbids', () => {
    for (const variant of variantsOf(name))
      expect(draw(Section.parse(asVariant(exampleOf(name), variant)))).not.toMatch(/\s(style|on\w+)=/)
  })

  it('draws every variant differently', () => {
    // A drawing that fits every layout.
    const setting = { ...storySetting, art: 'bars' as const }
    const drawn = variantsOf(name).map((variant) =>
      draw(Section.parse(asVariant(exampleOf(name), variant)), setting),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

it('a title is optional everywhere, and no level of headings is left out without it', () => {
  for (const name of Object.keys(components))
    for (const variant of variantsOf(name)) {
      const example = Section.parse(asVariant(exampleOf(name), variant))
      if ('title' in example) delete example.title
      const html = draw(example)
      expect(html).not.toMatch(/<h\d[^>]*><\/h\d>/)
      const [, first = '2'] = /<h(\d)/.exec(html) ?? []
      expect(first).toBe('2')
    }
})

it('what a marketer writes is text, never markup', () => {
  const html = draw(Section.parse({ ...exampleOf('hero'), title: '<img src=x onerror=alert(1)> *now*' }))
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; <em class="marked">now</em>')
})
