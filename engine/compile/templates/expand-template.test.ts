import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'
import { defineTemplate } from './template.ts'

const guide = defineTemplate({
  name: 'guide',
  schema: z.strictObject({ headline: z.string(), mail: z.string(), pages: z.number().int().default(3) }),
  expand: ({ headline, mail, pages }, owner) => ({
    name: headline,
    seo: { title: headline, description: `${pages} pages by ${owner.coach}` },
    sections: [
      {
        type: 'form',
        after: 'clear',
        fields: [{ type: 'email', name: 'email', label: 'E-mail' }],
        button: { label: headline, busy: 'Sending...' },
        messages: { missing: { title: 'a' }, success: { title: 'b' }, error: { title: 'c' } },
      },
    ],
    pipeline: [
      { step: 'lead', source: owner.id },
      { step: 'email', email: mail },
    ],
  }),
})

const file = 'nora/short.yaml'
const withConfig = (config: string) =>
  loadWith({ [file]: `coach: nora\npath: /short\ntemplate: guide\n${config}\n` }, [guide])

test('a campaign can be written as a template with a few words', () => {
  const { site, diagnostics } = withConfig('with: { headline: Calm, mail: sleep-guide }\nname: Own name')
  expect(diagnostics).toEqual([])
  expect(site?.campaigns.find(({ id }) => id === 'nora/short')).toMatchObject({
    name: 'Own name',
    seo: { title: 'Calm', description: '3 pages by nora' },
    pipeline: [
      { step: 'lead', source: 'nora/short' },
      { step: 'email', onError: 'logged' },
    ],
  })
})

test.each([
  [
    'a wrong key of its configuration',
    'with: { headlin: Calm, headline: Calm, mail: sleep-guide }',
    'with.headlin unknown-key at headlin: Calm, headl',
  ],
  ['a missing configuration', '', 'with missing at coach: nora'],
  [
    'a forgotten "with:", once',
    'headline: Calm\nmail: sleep-guide',
    'headline beside-template at headline: Calm',
  ],
  [
    'a setting beside its configuration',
    'headline: Calm\nwith: { mail: sleep-guide }',
    'headline beside-template at headline: Calm',
  ],
  [
    'a fault in what it makes',
    'with: { headline: "", mail: sleep-guide }',
    'with too-small at with: { headline: ""',
  ],
  [
    'a mail that does not exist',
    'with: { headline: Calm, mail: nope }',
    'with missing-email at with: { headline: Ca',
  ],
  [
    'a pipeline beside it',
    'with: { headline: Calm, mail: sleep-guide }\npipeline: []',
    'pipeline beside-template at pipeline: []',
  ],
  [
    'a wrong key of a step of its own beside those of the template',
    'with: { headline: Calm, mail: sleep-guide }\npipeline: [{ use: template }, { step: lead, sorce: x }]',
    'pipeline[1].sorce unknown-key at sorce: x }]',
  ],
  [
    'the steps of the template twice',
    'with: { headline: Calm, mail: sleep-guide }\npipeline: [{ use: template }, { use: template }]',
    'pipeline[1] beside-template at { use: template }]',
  ],
  [
    'a step like something else',
    'with: { headline: Calm, mail: sleep-guide }\npipeline: [{ use: guide }]',
    'pipeline[0].use choice at guide }]',
  ],
  [
    'a section like one that it does not make',
    'with: { headline: Calm, mail: sleep-guide }\nsections: [{ type: hero, use: template }]',
    'sections[0].type choice at hero, use: template ',
  ],
  [
    'a section like something else',
    'with: { headline: Calm, mail: sleep-guide }\nsections: [{ type: form, use: guide }]',
    'sections[0].use choice at guide }]',
  ],
  [
    'a wrong key of a section like its own',
    'with: { headline: Calm, mail: sleep-guide }\nsections: [{ type: form, use: template, titel: x }]',
    'sections[0].titel unknown-key at titel: x }]',
  ],
  [
    'a misspelt key that was to take one away',
    'with: { headline: Calm, mail: sleep-guide }\nsections: [{ type: form, use: template, titel: ~ }]',
    'sections[0].titel unknown-key at titel: ~ }]',
  ],
  [
    'a fault in the rest of such a section',
    'with: { headline: "", mail: sleep-guide }\nsections: [{ type: form, use: template, title: x }]',
    'with too-small at with: { headline: ""',
  ],
])('%s is placed at what the file holds', (_, config, line) => {
  expect(reported(withConfig(config).diagnostics)).toContain(`${file} ${line}`)
})

test('sections of the file stand in its order, with those of the template where it says so', () => {
  const sections = `sections:
  - { type: hero, title: Own }
  - type: form
    use: template
    title: Send it
    messages: { error: { title: Own error } }
`
  const { site, diagnostics } = withConfig(`with: { headline: Calm, mail: sleep-guide }\n${sections}`)
  expect(diagnostics).toEqual([])
  const [hero, form, ...others] = site?.campaigns.find(({ id }) => id === 'nora/short')?.sections ?? []
  expect(hero).toMatchObject({ type: 'hero', title: 'Own' })
  expect(form).toMatchObject({
    type: 'form',
    title: 'Send it',
    after: 'clear',
    button: { label: 'Calm' },
    messages: { missing: { title: 'a' }, error: { title: 'Own error' } },
  })
  expect(form).not.toHaveProperty('use')
  expect(others).toEqual([])
})

test('steps of the file stand beside those of the template', () => {
  const head = `coach: nora\npath: /short\ntemplate: guide\nwith: { headline: Calm, mail: sleep-guide }`
  const text = `${head}\npipeline: [{ use: template }, { step: notify, when: daily }]\n`
  const { site, diagnostics } = loadWith({ [file]: text }, [guide])
  expect(diagnostics).toEqual([])
  const steps = site?.campaigns.find(({ id }) => id === 'nora/short')?.pipeline.map(({ step }) => step)
  expect(steps).toEqual(['lead', 'email', 'notify'])
})

test('"like", the former name of "use", means the same', () => {
  const rest = 'sections: [{ type: form, KEY: template, title: Send it }]\npipeline: [{ KEY: template }]\n'
  const made = (key: string) => {
    const { site, diagnostics } = withConfig(
      `with: { headline: Calm, mail: sleep-guide }\n${rest.replaceAll('KEY', key)}`,
    )
    expect(diagnostics).toEqual([])
    const campaign = site?.campaigns.find(({ id }) => id === 'nora/short')
    return { sections: campaign?.sections, pipeline: campaign?.pipeline }
  }
  expect(made('like')).toEqual(made('use'))
})

test('a fault in what a template makes says where it would have been', () => {
  const { diagnostics } = withConfig('with: { headline: "", mail: sleep-guide }')
  expect(diagnostics.map(({ message }) => message)).toContain(
    'the template "guide" makes a page in which sections[0].button.label must not be empty.',
  )
})

test('a fault in what a template makes of a section that the file lists is at that section', () => {
  const { diagnostics } = withConfig(
    'with: { headline: "", mail: sleep-guide }\nsections:\n  - { type: form, use: template }',
  )
  expect(diagnostics.map(({ path, line, message }) => `${path} ${line} ${message}`)).toContain(
    'sections[0].button.label 6 must not be empty.',
  )
})

test('a missing configuration is reported once, with what the template needs', () => {
  expect(withConfig('').diagnostics.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    'is missing. Add it, with what the template needs: headline, mail.',
  ])
  const { diagnostics } = withConfig('wiht: { headline: Calm, mail: sleep-guide }')
  expect(reported(diagnostics)).toEqual([`${file} wiht unknown-key at wiht: { headline: Ca`])
  expect(diagnostics[0]?.fix).toMatch(/^Did you mean "with"\? Allowed here: coach, .*, template, with\.$/)
})

test('an unknown template is reported once, and the keys of the file are still validated', () => {
  const { diagnostics } = loadWith({ [file]: 'coach: nora\npath: short\ntemplate: giude\nwith: {}\n' }, [
    guide,
  ])
  expect(reported(diagnostics)).toEqual([`${file} path format at short`, `${file} template choice at giude`])
  expect(diagnostics[1]?.fix).toBe('Did you mean "guide"? Allowed: guide.')
})

test('a mistake in the file of the coach is not reported as one of a section of a template', () => {
  const page = 'sections:\n  - { type: about, use: template }'
  const changes = {
    [file]: `coach: nora\npath: /short\ntemplate: guide\nwith: { headline: Calm, mail: sleep-guide }\n${page}\n`,
  }
  const coach = 'nora/coach.yaml'
  expect(reported(loadWith(changes, [guide]).diagnostics)).toHaveLength(1)
  const broken = { ...changes, [coach]: 'slug: nora\nbrand: 7\n' }
  const { diagnostics } = loadWith(broken, [guide])
  expect(new Set(diagnostics.map((each) => each.file))).toEqual(new Set([coach]))
})
