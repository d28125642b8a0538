import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { toPage } from '../../engine/campaign/schema/page.ts'
import { structuredData } from '../../engine/render/structured-data.ts'
import { campaigns, shipped } from './read-campaigns.ts'

const root = resolve(import.meta.dirname, '../..')
const things = campaigns.flatMap((campaign) => {
  const owner = shipped.readable?.coaches[campaign.coach]
  if (!owner) throw new Error(`${campaign.id} has no coach`)
  const page = toPage(campaign, owner.coach, 'https://example.com')
  return structuredData(page)['@graph'].map((thing) => ({ id: campaign.id, thing }))
})

/** What TypeScript says of things as literals of the types that schema-dts makes of schema.org's vocabulary. */
const complaints = async (literals: object[]): Promise<string[]> => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache', 'schema-org-'))
  const file = join(folder, 'things.ts')
  const lines = literals.map((thing) => `void (${JSON.stringify(thing)} satisfies Thing)`)
  await writeFile(file, `import type { Thing } from 'schema-dts'\n${lines.join('\n')}\n`)
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--types',
    '',
  ]
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [...options, file]).catch(
    (error: unknown) => ({ stdout: Object(error).stdout as string }),
  )
  await rm(folder, { recursive: true })
  return stdout.split('\n').filter((line) => line.includes('error'))
}

test(
  'what pages say to search engines keeps to the vocabulary of schema.org',
  { timeout: 60_000 },
  async () => {
    const event = { '@type': 'Event', name: 'x', startdate: '2027-01-01' }
    const number = { '@type': 'Event', name: 'x', startDate: 2027 }
    const found = await complaints([event, number, ...things.map(({ thing }) => thing)])
    // The first line of the file is an import.
    expect(found.map((line) => /\.ts\((\d+),/.exec(line)?.[1])).toEqual(['2', '3'])
  },
)

const typesOf = (id: string) => things.filter((one) => one.id === id).map(({ thing }) => thing['@type'])

test('a page names its coach, its event, its guide and its questions', () => {
  expect(typesOf('harbor/relocation-masterclass')).toEqual(['Organization', 'Event'])
  expect(typesOf('harbor/relocation-guide')).toEqual(['Organization', 'Book', 'FAQPage'])
})

test("an event's times have the offset of its file, and its meeting link stays with its guests", () => {
  const { thing } =
    things.find(({ id, thing: { '@type': type } }) => type === 'Event' && id.startsWith('harbor')) ?? {}
  expect(thing).toMatchObject({
    startDate: '2027-09-16T10:00:00-07:00',
    endDate: '2027-09-16T11:30:00-07:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    offers: { price: 0, priceCurrency: 'USD' },
    performer: { name: 'Adrienne Holt' },
  })
  expect(JSON.stringify(thing)).not.toContain('meet.')
})

test.each([
  ['Free live masterclass', { price: 0, priceCurrency: 'USD' }],
  ['Cours en direct, gratuit', { price: 0, priceCurrency: 'USD' }],
  ['An evening, 12.50', {}],
  ['A sugar-free evening, 12.50', {}],
])('an event whose page says "%s" has the price %o', (eyebrow, price) => {
  const campaign = campaigns.find(({ id }) => id === 'harbor/relocation-masterclass')
  const owner = shipped.readable?.coaches['harbor']
  if (!campaign || !owner) throw new Error('The masterclass is not there.')
  const page = toPage(campaign, owner.coach, 'https://example.com')
  const sections = page.sections.map((section) => {
    if (section.type === 'hero') return { ...section, eyebrow, facts: undefined }
    return section.type === 'form'
      ? { ...section, text: undefined, button: { ...section.button, label: 'Sign up' } }
      : section
  })
  const event = structuredData({ ...page, sections })['@graph'].find((thing) => thing['@type'] === 'Event')
  expect(event).toHaveProperty('offers', { '@type': 'Offer', ...price, url: page.canonical })
})
