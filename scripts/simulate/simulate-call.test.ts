import { describe, expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  emailFile,
  goodFiles,
  writeSite,
} from '../../tests/fixtures/site-fixture.ts'
import { readCall } from './simulate-arguments.ts'
import { findCampaign, valuesFor } from './simulate-call.ts'

const id = 'nora/sleep-guide'
const call = (...args: string[]) => readCall([id, '--email', 'ann@visitors.example', ...args])
const edited = (from = '', to = '') => {
  const text = goodFiles[campaignFile] ?? ''
  return { [campaignFile]: text.replace(from, to) }
}
const find = (changes: Record<string, string> = {}, campaign = id) =>
  findCampaign({ campaign, campaigns: writeSite({ ...edited(), ...changes }) }, 'https://porch.example')
const found = (changes: Record<string, string> = {}) => {
  const result = find(changes)
  if ('diagnostics' in result) throw new Error(JSON.stringify(result.diagnostics))
  return result.campaign
}

describe('the command line', () => {
  test.each([
    [[], /^Name one campaign, as /],
    [['nora'], /"nora" is not the name of a campaign: write <coach>\/<campaign>\./],
    [[id], /^--email is missing/],
    [[id, '--email', 'a@b.co', '--days', '1.5'], /^--days must be a whole number/],
    [[id, '--email', 'a@b.co', '--at', 'soon'], /^--at must be a moment/],
    [
      [id, '--email', 'a@b.co', '--fail', 'post'],
      /^--fail takes one of mail, mailchimp, webhook, not "post"/,
    ],
    [[id, '--email', 'a@b.co', '--set', 'name'], /^--set takes FIELD=VALUE, not "name"/],
    [[id, '--email', 'a@b.co', '--at', '2026-02-30T09:00Z'], /^--at must be a moment/],
    [[id, '--email', 'a@b.co', '--at', '2026-12-01T09:00'], /^--at must be a moment with its time zone/],
    [[id, '--email', 'a@b.co', '--at', '9999-12-01T09:00Z'], /^--at must be a moment/],
    [[id, '--email', 'a@b.co', '--days', ''], /^--days must be a whole number/],
    [[id, '--email', 'a@b.co', '--days', '401'], /^--days must be a whole number/],
    [[id, '--email', 'a@b.co', '--days', '-1'], /^--days needs a value\. .*--days=-5\.$/],
    [[id, '--mail', 'a@b.co'], /^There is no option "--mail"\. Did you mean "--email"\?$/],
  ])('%j is refused', (args, words) => {
    expect(() => readCall(args)).toThrow(words)
  })
})

test('the path of a campaign file works as its name', () => {
  const { campaign, out, at } = readCall([
    'campaigns/nora/sleep-guide.yaml',
    '--email=a@b.co',
    '--at=2026-12-01T09:00+01:00',
  ])
  expect([campaign, out, at.toISOString()]).toEqual([
    id,
    '.cache/simulate/nora/sleep-guide',
    '2026-12-01T08:00:00.000Z',
  ])
})

describe('the values of the form', () => {
  const more = [
    '      - { type: text, name: phone, label: Phone }',
    '      - { type: select, name: size, label: Size, options: [{ value: s, label: Small }, { value: l, label: Large }] }',
    '      - { type: checkbox, name: terms, label: I agree }',
    '      - { type: hidden, name: event, value: Sleep }',
  ].join('\n')
  const asksMore = edited('    button:', `${more}\n    button:`)

  test('are filled in with plausible samples', () => {
    expect(valuesFor(found(asksMore), call('--set', 'size=l'))).toEqual({
      name: 'Ann',
      email: 'ann@visitors.example',
      phone: '+1 202 555 0100',
      size: 'l',
      terms: true,
    })
  })

  test.each([
    [['--set', 'size=xl'], '--set size=...'],
    [['--set', 'terms=no'], '--set terms=...'],
    [['--email', 'nobody'], '--email ADDRESS'],
    [['--name', ' '], '--name NAME  '],
    [['--set', 'name= '], '--set name=...  '],
    [['--email', 'käthe@visitors.example'], '--email ADDRESS  No mail address has "ä" before its @'],
    [['--email', 'ka\u0308the@visitors.example'], 'No mail address has "ä" before its @'],
    [['--set', 'colour=red'], 'has no field "colour". Its fields: name, email, phone, size, terms, event.'],
  ])('%j is refused with the option to change', (args, words) => {
    const campaign = found(asksMore)
    expect(() => valuesFor(campaign, call(...args))).toThrow(words)
  })
})

describe('the campaign', () => {
  test('that does not exist is refused with the nearest name', () => {
    expect(() => find({}, 'nora/sleep-gide')).toThrow('Did you mean nora/sleep-guide?')
  })

  test('with a mistake in its file or in one of its mails reports it', () => {
    const faults = [edited('email: sleep-guide, after', 'email: nothing, after'), { [emailFile]: 'x' }]
    for (const fault of faults)
      expect(find(fault)).toMatchObject({ diagnostics: [{ line: expect.any(Number) }] })
  })

  test('that is not live is simulated as if it were live', () => {
    const coach = goodFiles[coachFile]?.replace(/^home: .*\n/m, '')
    const unlinked = { [coachFile]: coach ?? '', 'site.yaml': 'name: Porchlight\n' }
    const result = find({ ...edited('path: /sleep-guide', 'path: /sleep-guide\nlive: false'), ...unlinked })
    if ('diagnostics' in result) throw new Error(JSON.stringify(result.diagnostics))
    expect([result.campaign.live, result.site.campaigns.map(({ live }) => live)]).toEqual([false, [true]])
    expect(valuesFor(result.campaign, call())).toMatchObject({ name: 'Ann' })
  })

  test('is simulated despite mistakes in other files', () => {
    expect(found({ 'nora/other.yaml': 'coach: [', 'nora/emails/unused.md': 'x' })).toMatchObject({ id })
  })
})
