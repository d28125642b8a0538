import { expect, test } from 'vitest'
import { campaignFile, coachFile, edited, loadWith, secondCampaign, told } from './site-fixture.ts'

const link = (href: string) => edited(campaignFile, "'#form'", href)

test.each([
  '/no-such-page',
  'https://www.sleep.example/gone',
  "'#froum'",
  '/sleepguide?a=1#froum',
  '/staff/sign-in',
])('a link to %s leads nowhere and is found', (href) => {
  expect(told(loadWith(link(href)).problems)).toEqual([
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
  expect(loadWith(link(href)).problems).toEqual([])
})

test('a link to a page that is not live is found', () => {
  const changes = { ...link('/other'), 'nora/other.yaml': secondCampaign('path:', 'live: false\npath:') }
  expect(loadWith(changes).problems.map(({ message }) => message)).toEqual([
    'the page at "/other" is not live.',
  ])
})

test('links to a page whose file has another fault are not called dead', () => {
  const changes = { ...link('/other'), 'nora/other.yaml': secondCampaign('name: Sleep guide', 'name: 1') }
  expect(told(loadWith(changes).problems)).toEqual(['nora/other.yaml name type at 1'])
})

test("a coach's links stand on every page and are looked after too", () => {
  const { problems } = loadWith(edited(coachFile, 'theme:', 'links: { privacy: /privacy }\ntheme:'))
  expect(told(problems)).toEqual([`${coachFile} links.privacy dead-link at /privacy }`])
})

test('two sections cannot have one anchor', () => {
  const { problems } = loadWith(edited(campaignFile, 'title: Check', 'anchor: form\n    title: Check'))
  expect(told(problems)).toEqual([`${campaignFile} sections[1].anchor anchor-taken at form`])
})

const portrait = (src: string) =>
  told(loadWith(edited(coachFile, 'theme:', `portrait: { src: ${src}, alt: Nora }\ntheme:`)).problems)

test('pictures must be in the assets folder of the coach', () => {
  expect(portrait('portrait.svg')).toEqual([])
  expect(portrait('portrat.svg')).toEqual([
    `${coachFile} portrait.src missing-picture at portrat.svg, alt: No`,
  ])
  expect(portrait('../../site.yaml')).toEqual([
    `${coachFile} portrait.src missing-picture at ../../site.yaml, alt`,
  ])
})

test('pictures of sections and the share picture are looked for, whatever else is wrong in the file', () => {
  const about =
    'sections:\n  - { type: about, title: Me, paragraphs: [Hello], portrait: { src: me.jpg, alt: Me } }\n'
  const changes = edited(campaignFile, 'seo:\n', 'seo:\n  image: share.png\n')
  const page = (changes[campaignFile] ?? '')
    .replace('sections:\n', about)
    .replace('name: Sleep guide', 'name: 1')
  expect(told(loadWith({ [campaignFile]: page }).problems)).toEqual([
    `${campaignFile} name type at 1`,
    `${campaignFile} seo.image missing-picture at share.png`,
    `${campaignFile} sections[0].portrait.src missing-picture at me.jpg, alt: Me } }`,
  ])
})
