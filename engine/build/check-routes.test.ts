import { expect, test } from 'vitest'
import { campaignFile, coachFile, edited, goodFiles, loadWith, secondCampaign, told } from './site-fixture.ts'

test('#36 two campaigns that claim one path are both named with their lines', () => {
  const { problems } = loadWith({ 'nora/other.yaml': secondCampaign('aliases: []', 'aliases: [/sleep]') })
  expect(told(problems)).toEqual([`${campaignFile} redirects[0] path-taken at /sleep]`])
  expect(problems[0]?.message).toBe(
    'the path "/sleep" of "nora/sleep-guide" is claimed twice: "nora/other" has it at nora/other.yaml:4:11.',
  )
  expect(problems[0]?.related).toMatchObject([{ line: 4, column: 11 }])
})

test('an id belongs to one file, whether it is pinned or comes from the name of the file', () => {
  const { problems } = loadWith({ 'nora/other.yaml': secondCampaign('name:', 'id: nora/sleep-guide\nname:') })
  expect(told(problems)).toEqual([`${campaignFile} id id-taken at coach: nora`])
})

test('two coaches cannot share a host, nor have the one of the site itself', () => {
  const other = (goodFiles[coachFile] ?? '')
    .replace('slug: nora', 'slug: otto')
    .replace('home: /sleep-guide\n', '')
  const hosts = other.replace('[sleep.example]', '[www.sleep.example, porch.example]')
  expect(told(loadWith({ 'otto/coach.yaml': hosts }).problems)).toEqual([
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
    `${coachFile} home dead-link at /sleep`,
  ],
  [
    'a home that leaves the site',
    edited(coachFile, 'home: /sleep-guide', 'home: //evil.com'),
    `${coachFile} home dead-link at //evil.com`,
  ],
])('%s that leads to no page is found', (_, changes, line) => {
  expect(told(loadWith(changes).problems)).toEqual([line])
})
