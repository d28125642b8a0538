import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { heroVariants } from '../../campaign/schema/words.ts'
import { goodFiles, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'
import { BookingConfig } from './booking-config.ts'
import { EventConfig } from './event-config.ts'
import { coach, configs, madePage, siteOf, stranger } from '../../../tests/fixtures/page-fixture.ts'
import type { PromiseTemplate } from '../../../tests/fixtures/page-fixture.ts'
import { templates } from './templates.ts'
import { WebinarConfig } from './webinar-config.ts'

const schemas = { booking: BookingConfig, event: EventConfig, webinar: WebinarConfig }
const names: PromiseTemplate[] = ['booking', 'event', 'webinar']
const extra = { 'nora/emails/well-slept.md': goodFiles['nora/emails/sleep-guide.md'] }

test.each(names)('%s: the least and all keys make pages without a fault', (name) => {
  const least = madePage(name, configs[name].least, {}, extra)
  const all = madePage(name, configs[name].all, {}, extra)
  expect(all.campaign.sections.length).toBeGreaterThan(least.campaign.sections.length)
  expect(least.campaign).toMatchObject({
    id: 'nora/new-page',
    name: 'Sleep through, every night',
    seo: { title: 'Sleep through, every night', description: 'One evening that shows what to change.' },
  })
})

test.each(names)('%s: every key is described for the people who write it, and has its part above', (name) => {
  const { shape } = schemas[name]
  for (const [key, schema] of Object.entries<z.ZodType>(shape))
    expect(schema.description, key).toMatch(/\w.*\.$/)
  expect(Object.keys(configs[name].all).toSorted()).toEqual(Object.keys(shape).toSorted())
})

const guide = readFileSync(join(import.meta.dirname, '../../../campaigns/README.md'), 'utf8')

test.each(names)('%s: the guide lists the sections of a page with all keys', (name) => {
  const [, row = ''] = new RegExp(`^\\| \`${name}\` +\\| (\`hero\`.*?) +\\|$`, 'm').exec(guide) ?? []
  const { campaign } = madePage(name, configs[name].all, {}, extra)
  expect(row.replaceAll('`', '').split(', ')).toEqual(campaign.sections.map(({ type }) => type))
})

/** Configurations with every choice of the keys that a page's sections depend on. */
const choices = (name: PromiseTemplate): object[] => {
  const { least, all } = configs[name]
  const list = { booking: 'whatYouGet', event: 'agenda', webinar: 'benefits' }[name]
  const items = [{}, { mark: '6:00' }, ...(name === 'event' ? [] : [{ icon: 'moon' }])]
  const lists = items.map((item) => ({ [list]: [{ title: 'Calm', ...item }] }))
  const fits = [{}, { fit: all.fit }, { fit: all.fit, notFit: all.notFit }]
  const questions = [{}, { questions: all.questions }]
  const fields = name === 'event' ? [{}, { fields: configs.event.all.fields }] : [{}]
  return lists.flatMap((one) =>
    fits.flatMap((fit) =>
      questions.flatMap((asked) => fields.map((form) => ({ ...least, ...one, ...fit, ...asked, ...form }))),
    ),
  )
}

const owners = [coach, stranger, `${stranger}bio: Nora slept badly for years.\n`]

test.each(names.flatMap((name) => owners.map((owner, at) => ({ name, owner, at }))))(
  '$name: neighbours differ whatever is left out, in every look (coach $at)',
  ({ name, owner, at }) => {
    const pages = Object.fromEntries(choices(name).map((config, index) => [`page-${index}`, config]))
    // The layouts of the first screen take turns: each comes with one of the three coaches.
    for (const hero of heroVariants.filter((_, index) => index % owners.length === at)) {
      const look = owner.replace('theme:\n', `theme:\n  hero: ${hero}\n`)
      const { diagnostics, site } = loadWith({ ...siteOf(pages, name, look), ...extra }, templates)
      expect(reported(diagnostics)).toEqual([])
      expect(site?.campaigns).toHaveLength(Object.keys(pages).length + 1)
    }
  },
)

/** Sections of the file's own that change the template's, type by type. */
test.each(names)('%s: whatever the template makes can be changed beside it', (name) => {
  const { campaign } = madePage(name, configs[name].least)
  const types = [...new Set(campaign.sections.map(({ type }) => type))]
  expect(types).toHaveLength(campaign.sections.length)
  const sections = types.map((type) => ({
    type,
    use: 'template',
    ...(type === 'footer' ? { note: 'No advice.' } : { title: 'Another title' }),
  }))
  const changed = madePage(name, configs[name].least, {
    name: 'Mine',
    seo: { title: 'Tab' },
    sections,
  })
  expect(changed.campaign).toMatchObject({
    name: 'Mine',
    seo: { title: 'Tab', description: 'One evening that shows what to change.' },
    sections: types.map((type) => (type === 'footer' ? { note: 'No advice.' } : { title: 'Another title' })),
  })
})
