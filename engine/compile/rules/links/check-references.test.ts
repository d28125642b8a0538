import { expect, test } from 'vitest'
import { linksOf } from '../../../campaign/schema/links.ts'
import {
  campaignFile,
  coachFile,
  edited,
  goodFiles,
  loadWith,
  secondCampaign,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const link = (href: string) => edited(campaignFile, "'#form'", href)

test.each([
  '/no-such-page',
  'https://www.sleep.example/gone',
  "'#froum'",
  '/sleepguide?a=1#froum',
  '/staff/sign-in',
])('a link to %s leads nowhere and is found', (href) => {
  expect(reported(loadWith(link(href)).diagnostics)).toEqual([
    `${campaignFile} sections[1].action.href dead-link at ${`${href} }`.slice(0, 20)}`,
  ])
})

test.each([
  "'/sleep?a=1#form'",
  "'#top'",
  "'/'",
  "'https://elsewhere.example/gone'",
  "'https://porch.example/sleep-guide#form'",
  "'https://sleep.example'",
  'mailto:a@b.example',
])('a link to %s arrives', (href) => {
  expect(loadWith(link(href)).diagnostics).toEqual([])
})

test('a link to a page that is not live is found', () => {
  const changes = { ...link('/other'), 'nora/other.yaml': secondCampaign('path:', 'live: false\npath:') }
  expect(loadWith(changes).diagnostics.map(({ message }) => message)).toEqual([
    'the page at "/other" is not live.',
  ])
})

/** Two pages that link to each other, each with lines before its path. */
const twoPages = (first: string, second: string) => ({
  [campaignFile]: link('/other')[campaignFile]?.replace('path:', `${first}path:`),
  'nora/other.yaml': secondCampaign('path:', `${second}path:`).replace("'#form'", '/sleep-guide'),
  // A home that is not live has a fault of its own.
  [coachFile]: goodFiles[coachFile]?.replace('home: /sleep-guide\n', ''),
  'site.yaml': 'name: Porchlight\n',
})

const deadLinks = (first: string, second: string) =>
  reported(loadWith(twoPages(first, second)).diagnostics.filter(({ rule }) => rule === 'dead-link'))

test('two new pages may link to each other before they are live, and go live together', () => {
  const hidden = 'live: false\n'
  expect(deadLinks(hidden, hidden)).toEqual([])
  expect(deadLinks('', '')).toEqual([])
  expect(deadLinks('', hidden)).toEqual([`${campaignFile} sections[1].action.href dead-link at /other }`])
  expect(deadLinks(hidden, '')).toEqual([
    'nora/other.yaml sections[1].action.href dead-link at /sleep-guide }',
  ])
})

test('a link to a page that does not exist is reported on a hidden page, too', () => {
  const page = link('/no-such-page')[campaignFile]?.replace('path:', 'live: false\npath:')
  const rules = loadWith({ [campaignFile]: page }).diagnostics.map(({ message }) => message)
  expect(rules).toContain('no page of this site has the path "/no-such-page".')
})

test('links to a page whose file has another fault are not called dead', () => {
  const changes = { ...link('/other'), 'nora/other.yaml': secondCampaign('name: Sleep guide', 'name: 1') }
  expect(reported(loadWith(changes).diagnostics)).toEqual(['nora/other.yaml name type at 1'])
})

test("a coach's links stand on every page and are looked after too", () => {
  const { diagnostics } = loadWith(edited(coachFile, 'theme:', 'links: { privacy: /privacy }\ntheme:'))
  expect(reported(diagnostics)).toEqual([`${coachFile} links.privacy dead-link at /privacy }`])
})

test('two sections cannot have one anchor', () => {
  const { diagnostics } = loadWith(edited(campaignFile, 'title: Check', 'anchor: form\n    title: Check'))
  expect(reported(diagnostics)).toEqual([`${campaignFile} sections[1].anchor anchor-taken at form`])
})

const portrait = (src: string) =>
  reported(loadWith(edited(coachFile, 'theme:', `portrait: { src: ${src}, alt: Nora }\ntheme:`)).diagnostics)

test('pictures must be in the assets folder of the coach', () => {
  expect(portrait('portrait.svg')).toEqual([])
  expect(portrait('portrat.svg')).toEqual([
    `${coachFile} portrait.src missing-picture at portrat.svg, alt: No`,
  ])
  expect(portrait('../../site.yaml')).toEqual([
    `${coachFile} portrait.src missing-picture at ../../site.yaml, alt`,
  ])
})

test('a picture that is named with its folder is found, and the name alone is offered', () => {
  const file = edited(coachFile, 'theme:', 'portrait: { src: assets/portrait.svg, alt: Nora }\ntheme:')
  expect(
    loadWith(file).diagnostics.map(({ message, fix, repair }) => [message, fix, repair?.[0]?.text]),
  ).toEqual([
    [
      '"assets/portrait.svg" names a folder, but a picture is named alone: all lie in the coach\'s folder "assets".',
      'Write "portrait.svg".',
      'portrait.svg',
    ],
  ])
})

const drawn = (text: string) =>
  loadWith(edited(coachFile, 'theme:', `portrait:\n  drawn:\n${text}\ntheme:`)).diagnostics.map(
    ({ path, message, fix }) => `${path} ${message} ${fix?.slice(0, 26)}`,
  )

test('a drawn portrait needs no file, and a part that cannot be drawn is reported by its name', () => {
  expect(drawn('    hair: bob\n    skin: olive')).toEqual([])
  expect(drawn('    hair: bobb\n    skin: olive')).toEqual([
    'portrait.drawn.hair "bobb" is none of the allowed values. Did you mean "bob"? Allowe',
  ])
  expect(drawn('    hair: bob\n    skin: tan\n    hairColor: grey')).toEqual([
    'portrait.drawn.hairColor this key is not known. Did you mean "hairColour"?',
  ])
})

test('pictures of sections and the share picture are looked for, whatever else is wrong in the file', () => {
  const about =
    'sections:\n  - { type: about, title: Me, paragraphs: [Hello], portrait: { src: me.jpg, alt: Me } }\n'
  const changes = edited(campaignFile, 'seo:\n', 'seo:\n  image: share.png\n')
  const page = (changes[campaignFile] ?? '')
    .replace('sections:\n', about)
    .replace('name: Sleep guide', 'name: 1')
  expect(reported(loadWith({ [campaignFile]: page }).diagnostics)).toEqual([
    `${campaignFile} name type at 1`,
    `${campaignFile} seo.image missing-picture at share.png`,
    `${campaignFile} sections[0].portrait.src missing-picture at me.jpg, alt: Me } }`,
  ])
})

test.each([
  ['@deliverable', 'this campaign promises no file, so "@deliverable" leads nowhere.'],
  ['@calendar', 'this campaign has no event with a date, so "@calendar" leads nowhere.'],
  [
    '@scheduler',
    'this campaign belongs to a coach without a calendar for calls, so "@scheduler" leads nowhere.',
  ],
])('a link to %s needs what it names', (name, message) => {
  const { diagnostics } = loadWith(link(`'${name}'`))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} sections[1].action.href missing-link at ${`'${name}' }`.slice(0, 20)}`,
  ])
  expect(diagnostics[0]?.message).toBe(message)
})

test('a link to @scheduler arrives at the calendar that the page has of its own', () => {
  const file = link("'@scheduler'")[campaignFile] ?? ''
  const own = "sections:\n  - { type: scheduler, label: Book, calendar: 'https://calendly.com/nora/call' }\n"
  const { site, diagnostics } = loadWith({ [campaignFile]: file.replace('sections:\n', own) })
  expect(diagnostics).toEqual([])
  const campaign = site?.campaigns.find(({ id }) => id === 'nora/sleep-guide')
  expect(campaign && linksOf(campaign, {}).scheduler).toBe('https://calendly.com/nora/call')
})

const guide = { 'nora/guides/plan.md': '---\ntitle: The plan\n---\nSleep.\n' }
const promising = (href: string) => ({
  ...guide,
  [campaignFile]: (link(href)[campaignFile] ?? '').replace('sections:', 'deliverable: plan.md\nsections:'),
})

test.each(["'@deliverable'", '/assets/nora/plan.pdf'])(
  'a link to %s arrives at the promised guide',
  (href) => {
    expect(loadWith(promising(href)).diagnostics).toEqual([])
  },
)

test('a link by hand to a guide that nobody promises is found, with the one that was meant', () => {
  const { diagnostics } = loadWith(promising('/assets/nora/plam.pdf'))
  expect(diagnostics.map(({ rule, fix }) => `${rule}: ${fix}`)).toEqual([
    'dead-link: Did you mean "/assets/nora/plan.pdf"? Write the path of a campaign, or a full https: address.',
  ])
})

test('a full address on a host of the coach is reported as one of this site', () => {
  const { diagnostics } = loadWith(link('https://www.sleep.example/datenschutz'))
  expect(diagnostics.map(({ message, fix }) => [message, fix])).toEqual([
    [
      'no page of this site has the path "/datenschutz", and "www.sleep.example" is this site: its own host, or one of the "hosts" in a coach.yaml.',
      'Write the path of a campaign, or the address of the page on another host.',
    ],
  ])
})

const linking = (links: string) => loadWith(edited(coachFile, 'theme:', `${links}\ntheme:`)).diagnostics

test('links of the coach may name the scheduler where there is one, and nothing that only campaigns have', () => {
  const scheduler = 'scheduler: https://cal.com/nora'
  expect(linking(`${scheduler}\nlinks: { contact: '@scheduler' }`)).toEqual([])
  expect(reported(linking("links: { contact: '@scheduler' }"))).toEqual([
    `${coachFile} links.contact missing-link at '@scheduler' }`,
  ])
  expect(reported(linking("links: { contact: '@calendar' }"))).toEqual([
    `${coachFile} links.contact missing-link at '@calendar' }`,
  ])
})

test('a link to a page whose file cannot be read is not dead: the mistake is reported in that file', () => {
  const broken = { 'nora/broken.yaml': 'path: /broken # here\ncoach: nora\nname: a: b\n' }
  const { diagnostics } = loadWith({ ...broken, ...link('/broken#times') })
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set(['nora/broken.yaml']))
  const gone = loadWith({ ...broken, ...link('/brokn') })
  expect(gone.diagnostics.map(({ rule }) => rule)).toContain('dead-link')
})

test('a link to a page whose "live" cannot be read is not dead', () => {
  const other = { 'nora/other.yaml': secondCampaign('path:', 'live: yes\npath:') }
  const { diagnostics } = loadWith({ ...link('/other'), ...other })
  expect(reported(diagnostics)).toEqual(['nora/other.yaml live type at yes'])
})

test('a home whose "live" cannot be read is not dead either', () => {
  const { diagnostics } = loadWith(edited(campaignFile, 'path:', 'live: yes\npath:'))
  expect(reported(diagnostics)).toEqual([`${campaignFile} live type at yes`])
})

test.each(['nora/sleep-guide.yml', 'nora/sleep-guide.yaml.txt'])(
  'what leads to the page in %s is not dead',
  (name) => {
    const { diagnostics } = loadWith({ [campaignFile]: undefined, [name]: goodFiles[campaignFile] })
    expect(reported(diagnostics)).toEqual([`${name}  file-name`])
  },
)
