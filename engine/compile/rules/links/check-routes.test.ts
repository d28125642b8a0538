import { expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  edited,
  goodFiles,
  loadWith,
  secondCampaign,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

test('two campaigns that claim one path are both named with their lines', () => {
  const { diagnostics } = loadWith({ 'nora/other.yaml': secondCampaign('aliases: []', 'aliases: [/sleep]') })
  expect(reported(diagnostics)).toEqual([`${campaignFile} redirects[0] path-taken at /sleep]`])
  expect(diagnostics[0]?.message).toBe(
    `the path "/sleep" is claimed twice: "nora/sleep-guide" wants it at ${campaignFile}:5:13, "nora/other" at nora/other.yaml:4:11.`,
  )
  expect(diagnostics[0]?.related).toMatchObject([{ line: 4, column: 11 }])
})

test('where an alias claims the path of a page, the alias is the one to change, whichever file comes first', () => {
  const { diagnostics } = loadWith({
    'nora/other.yaml': secondCampaign('aliases: []', 'aliases: [/Sleep-Guide/]'),
  })
  expect(reported(diagnostics)).toEqual(['nora/other.yaml aliases[0] path-taken at /Sleep-Guide/]'])
  expect(diagnostics[0]?.message).toBe(
    `the paths "/Sleep-Guide/" and "/sleep-guide" differ only by letter case or a slash: "nora/other" wants one at nora/other.yaml:4:11, "nora/sleep-guide" at ${campaignFile}:3:7.`,
  )
  expect(diagnostics[0]?.fix).toBe(
    'Choose another path for one of the two: where one is a copy of the other, for the copy.',
  )
  expect(diagnostics[0]?.related).toMatchObject([{ line: 3, column: 7 }])
})

test('a named link and a path of another campaign exclude each other', () => {
  const { diagnostics } = loadWith({
    ...edited(campaignFile, 'redirects: [/sleep]', 'redirects: [/other/reels]'),
    'nora/other.yaml': secondCampaign('redirects: []', 'links: { reels: instagram }'),
  })
  expect(reported(diagnostics)).toEqual([`${campaignFile} redirects[0] path-taken at /other/reels]`])
})

test.each([
  ['{ Reels: instagram }', 'links.Reels'],
  ['{ reels: Insta gram }', 'links.reels'],
  ['{ "../x": instagram }', 'links.../x'],
])('no campaign may have the named link %s', (links, path) => {
  const { diagnostics } = loadWith(
    edited(campaignFile, 'aliases: [/sleepguide]', `aliases: [/sleepguide]\nlinks: ${links}`),
  )
  expect(diagnostics.map((diagnostic) => diagnostic.path)).toEqual([path])
})

test('two pages that redirect to each other are both reported', () => {
  const loop = {
    ...edited(campaignFile, 'redirects: [/sleep]', 'redirects: [/other]'),
    'nora/other.yaml': secondCampaign('redirects: []', 'redirects: [/sleep-guide]'),
  }
  expect(reported(loadWith(loop).diagnostics)).toEqual([
    'nora/other.yaml redirects[0] path-taken at /sleep-guide]',
    `${campaignFile} redirects[0] path-taken at /other]`,
  ])
})

test.each([
  '/staff',
  '/API/x',
  '/u/x',
  '//evil.example',
  'https://evil.example',
  '"/a\\r\\nX: y"',
  '/a%0d%0a',
  '/a%20b',
  '/..',
  '/a/./b',
  '/caf\u00e9',
])('no campaign may have the path "%s"', (path) => {
  const { diagnostics } = loadWith(edited(campaignFile, 'aliases: [/sleepguide]', `aliases: [${path}]`))
  expect(diagnostics.map((diagnostic) => diagnostic.path)).toEqual(['aliases[0]'])
})

test('for a path that redirects, the page itself is suggested', () => {
  const [diagnostic] = loadWith(edited('site.yaml', '/sleep-guide', '/sleep')).diagnostics
  expect(diagnostic).toMatchObject({ rule: 'redirect-chain', fix: 'Write "/sleep-guide".' })
})

test('an id belongs to one file, whether it is pinned or comes from the name of the file', () => {
  const { diagnostics } = loadWith({
    'nora/other.yaml': secondCampaign('name:', 'id: nora/sleep-guide\nname:'),
  })
  expect(reported(diagnostics)).toEqual([`${campaignFile} id id-taken at coach: nora`])
})

test('two coaches cannot share a host, nor have the one of the site itself', () => {
  const other = (goodFiles[coachFile] ?? '')
    .replace('slug: nora', 'slug: otto')
    .replace('home: /sleep-guide\n', '')
  const hosts = other.replace('[sleep.example]', '[www.sleep.example, porch.example]')
  expect(reported(loadWith({ 'otto/coach.yaml': hosts }).diagnostics)).toEqual([
    'otto/coach.yaml hosts[0] host-taken at www.sleep.example, p',
    'otto/coach.yaml hosts[1] host-taken at porch.example]',
  ])
})

test.each([
  [
    'a shortcut',
    edited('site.yaml', '/sleep-guide', '/nowhere'),
    'site.yaml shortcuts.Calm dead-link at /nowhere',
  ],
  [
    'a home that is only a redirect',
    edited(coachFile, 'home: /sleep-guide', 'home: /sleep'),
    `${coachFile} home redirect-chain at /sleep`,
  ],
  [
    'a home that leaves the site',
    edited(coachFile, 'home: /sleep-guide', 'home: //evil.com'),
    `${coachFile} home dead-link at //evil.com`,
  ],
])('%s that leads to no page, or to one by a detour, is found', (_, changes, line) => {
  expect(reported(loadWith(changes).diagnostics)).toEqual([line])
})
