import { expect, test } from 'vitest'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import { compareSites, isEmpty } from './compare.ts'
import type { BuiltSite } from './read-release.ts'
import { toMarkdown } from './to-markdown.ts'

const lead = { step: 'lead', source: 'guide' }
const welcome = { step: 'email', email: 'welcome' }
const mail = {
  id: 'harbor/welcome',
  subject: 'Hello',
  preheader: 'One line',
  html: '',
  text: 'Dear you,\nRead this.',
}

const built = (
  change: (site: ServedSite) => void = () => {},
  words = ['Move well', 'Free guide'],
): BuiltSite => {
  const site = sampleSite([sampleCampaign('harbor/guide', [lead, welcome])])
  const whole: ServedSite = {
    ...site,
    routes: {
      '/guide': { kind: 'page', campaign: 'harbor/guide' },
      '/old': { kind: 'redirect', target: '/guide' },
    },
    emails: { [mail.id]: mail },
  }
  change(whole)
  const page = { words, document: words.join(''), hosts: '' }
  return { site: whole, pages: { 'harbor/guide': page }, files: { '/assets/guide.pdf': '"1"' } }
}

test('two equal builds have no differences', () => {
  const changes = compareSites(built(), built())
  expect(isEmpty(changes)).toBe(true)
  expect(toMarkdown(changes)).toContain('Nothing: pages, addresses and mails are unchanged.')
})

test('to which other hosts a page opens is named, even where nothing that is seen differs', () => {
  const after = built()
  const [guide] = Object.values(after.pages)
  if (guide) guide.hosts = 'plausible.io'
  const { pages } = compareSites(built(), after)
  expect(pages.map(({ notes }) => notes)).toEqual([
    ['Other hosts that the page may use: nothing → plausible.io.'],
  ])
  const { pages: added } = compareSites({ ...built(), pages: {} }, after)
  expect(added[0]?.notes).toEqual(['Other hosts that the page may use: nothing → plausible.io.'])
})

const person = (email: string, role: 'owner' | 'viewer') => ({
  name: 'X',
  email,
  role,
  coaches: ['harbor'],
})

test('whoever may sign in from now on, or no longer, or with other rights, is named', () => {
  const { notes } = compareSites(
    built((site) => (site.staff = [person('olga@x.example', 'owner'), person('vic@x.example', 'viewer')])),
    built((site) => (site.staff = [person('olga@x.example', 'viewer'), person('new@x.example', 'owner')])),
  )
  expect(notes).toEqual([
    'Staff, olga@x.example: owner of harbor → viewer of harbor.',
    'Staff, vic@x.example: viewer of harbor → nothing.',
    'Staff, new@x.example: nothing → owner of harbor.',
  ])
})

test('added and removed text is listed, each line once', () => {
  const { pages } = compareSites(built(), built(undefined, ['Move better', 'Free guide']))
  expect(pages).toMatchObject([
    { id: 'harbor/guide', kind: 'changed', notes: [], words: { out: ['Move well'], in: ['Move better'] } },
  ])
  expect(toMarkdown(compareSites(built(), built(undefined, ['Move better', 'Free guide'])))).toContain(
    '  - Move well\n  + Move better',
  )
})

test('a page that differs only in its look is reported as that', () => {
  const after = built()
  after.pages['harbor/guide'] = { words: ['Move well', 'Free guide'], document: 'another look', hosts: '' }
  expect(compareSites(built(), after).pages[0]?.notes).toEqual([
    'Its text is the same; its look or hidden text differs.',
  ])
})

test('pages, mails and files that were added or removed are listed', () => {
  const after = built((site) => {
    site.emails = { 'harbor/second': { ...mail, id: 'harbor/second', subject: 'Again' } }
  })
  after.pages = {}
  after.files = { '/assets/map.pdf': '"2"' }
  const { pages, mails, files } = compareSites(built(), after)
  expect(pages.map(({ kind }) => kind)).toEqual(['removed'])
  expect(mails.map(({ id, kind }) => [id, kind])).toEqual([
    ['harbor/second', 'added'],
    ['harbor/welcome', 'removed'],
  ])
  expect(files).toEqual([
    { url: '/assets/guide.pdf', kind: 'removed' },
    { url: '/assets/map.pdf', kind: 'added' },
  ])
})

test('a removed address is reported with a warning', () => {
  const after = built((site) => delete site.routes['/old'])
  const changes = compareSites(built(), after)
  expect(changes.routes).toEqual([{ path: '/old', before: 'goes to /guide', after: null }])
  expect(toMarkdown(changes)).toContain('**this address no longer exists**')
})

test('changes of a subject, a pipeline and an event are listed', () => {
  const after = built((site) => {
    site.emails = { [mail.id]: { ...mail, subject: 'Welcome' } }
    const campaign = site.campaigns['harbor/guide']
    if (campaign) campaign.pipeline = [lead]
    if (campaign) campaign.event = { id: 'harbor/guide', capacity: 20, title: 'Evening' }
  })
  const { mails, pipelines } = compareSites(built(), after)
  expect(mails[0]?.subject).toEqual({ out: ['Hello'], in: ['Welcome'] })
  expect(pipelines).toEqual([
    {
      id: 'harbor/guide',
      notes: ['Steps: lead, email → lead.', 'Event: nothing → Evening, no date, 20 seats.'],
    },
  ])
})

test('to which hosts answers are posted is named, in a new campaign, too, and never the whole address', () => {
  const post = { step: 'webhook', url: 'https://hooks.example.com/a-secret' }
  const after = built((site) => {
    site.campaigns['harbor/guide'] = sampleCampaign('harbor/guide', [lead, welcome, post])
    site.campaigns['harbor/new'] = sampleCampaign('harbor/new', [
      lead,
      { ...post, url: 'https://other.example/x' },
    ])
  })
  const changes = compareSites(built(), after)
  expect(changes.pipelines).toEqual([
    {
      id: 'harbor/guide',
      notes: [
        'Answers are posted to: nothing → hooks.example.com.',
        'Steps: lead, email → lead, email, webhook.',
      ],
    },
    { id: 'harbor/new', notes: ['Answers are posted to: nothing → other.example.'] },
  ])
  expect(toMarkdown(changes)).not.toContain('a-secret')
})

test('the text of a campaign is shown as text, never as Markdown', () => {
  const after = built(
    (site) => {
      const campaign = site.campaigns['harbor/guide']
      if (campaign) campaign.name = '@everybody [click](https://evil.example) <img src=x>'
    },
    ['```` @team'],
  )
  const shown = toMarkdown(compareSites(built(), after))
  expect(shown).not.toMatch(/@everybody|\[click\]\(|[^\\]<img/)
  expect(shown).toContain("''''")
})

const many = (before: BuiltSite, shown: string[]) => {
  for (let at = 0; at < 200; at += 1) {
    const id = `harbor/guide-${at}`
    before.site.campaigns[id] = sampleCampaign(id, [lead])
    before.pages[id] = { words: shown, document: shown.join(''), hosts: '' }
  }
  return before
}

test('a change of every page still fits into one comment, with every code block closed', () => {
  const words = Array.from({ length: 40 }, (_, at) => `${at} ${'word '.repeat(60)}`)
  const text = toMarkdown(compareSites(many(built(), []), many(built(), words)))
  expect(Buffer.byteLength(text)).toBeLessThan(60_000)
  expect(text.match(/^ {2}`{4}/gm)?.length).toBe(2 * (text.match(/^ {2}`{4}diff$/gm)?.length ?? 0))
  expect(text).toContain('The list is too long for a comment')
})

test('names, headings and addresses make no links or mentions on GitHub', () => {
  const after = built((site) => {
    const campaign = site.campaigns['harbor/guide']
    if (campaign)
      campaign.name = 'a | b https://evil.example www.evil.example fixes #12 GH-7 ~~x~~ &lt; \u202Ecba'
  })
  after.pages['harbor/guide'] = { words: ['\u202Edrow'], document: 'x', hosts: '' }
  const shown = toMarkdown(compareSites(built(), after))
  expect(shown).not.toMatch(/[^\\]\||:\/\/|www\.|#\d|GH-|[^\\]~|[^\\]&|\u202E/)
})

const renamedSite = () =>
  built((site) => {
    const { 'harbor/guide': campaign } = site.campaigns
    if (!campaign) throw new Error('The sample has another campaign now.')
    site.campaigns = { 'port/first': { ...campaign, id: 'port/first', coach: 'port' } }
    site.emails = { 'port/hello': { ...mail, id: 'port/hello' } }
    site.routes = { ...site.routes, '/guide': { kind: 'page', campaign: 'port/first' } }
  })

test('a renamed coach, campaign or mail file is no change for visitors', () => {
  const after = renamedSite()
  const { 'harbor/guide': page = { words: [], document: '', hosts: '' } } = after.pages
  expect(isEmpty(compareSites(built(), { ...after, pages: { 'port/first': page } }))).toBe(true)
  const edited = { ...page, words: ['Move better', 'Free guide'], document: 'y' }
  const changes = compareSites(built(), { ...after, pages: { 'port/first': edited } })
  expect(changes).toMatchObject({ routes: [], mails: [], pipelines: [] })
  expect(changes.pages).toMatchObject([
    {
      id: 'port/first',
      kind: 'changed',
      notes: ['Its file was harbor/guide.'],
      words: { in: ['Move better'] },
    },
  ])
})

test('changes of a sender, a host, a home page and a shortcut are listed', () => {
  const after = built((site) => {
    const { harbor } = site.coaches
    if (!harbor) throw new Error('The sample has another coach now.')
    site.coaches = {
      harbor: { ...harbor, sender: { name: 'Hanna', address: 'hanna@new.example' }, hosts: ['new.example'] },
    }
    site.shortcuts = { Sleep: '/guide' }
  })
  const changes = compareSites(built(), after)
  expect(changes.notes).toEqual([
    'Shortcuts: nothing → Sleep to /guide.',
    expect.stringMatching(/^Mails of harbor come from: .* → Hanna \(hanna@new\.example\)\.$/),
    expect.stringMatching(/^Hosts of harbor: .* → new\.example\.$/),
  ])
  expect(toMarkdown(changes)).toContain('### The site')
})

test('a mail that differs only in its look is reported as that', () => {
  const after = built((site) => {
    site.emails = { [mail.id]: { ...mail, html: '<p style="color: red">Dear you</p>' } }
  })
  expect(toMarkdown(compareSites(built(), after))).toContain(
    '**harbor/welcome**: the text is the same; its look',
  )
})
