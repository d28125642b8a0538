import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Simulation } from '../../server/simulate/run-simulation.ts'
import { sampleSite } from '../../tests/postgres/sample-site.ts'
import { readAnswers } from '../new/read-answers.ts'
import { isAll } from '../../tests/extent.ts'
import { campaignWith, openSimulator } from '../../tests/fixtures/simulate-fixture.ts'

let simulator: Awaited<ReturnType<typeof openSimulator>>
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

const hour = 3_600_000
const start = Date.parse('2026-11-21T10:00:00Z')

const course = ({ happenings }: Simulation) =>
  happenings.map((one) => [
    (one.at.getTime() - start) / hour,
    one.kind === 'mail'
      ? `${one.mail.to} ${one.mail.subject}`
      : `${one.provider} ${one.method} ${one.status}`,
  ])

const event = {
  id: 'harbor/simulated',
  capacity: 50,
  title: 'Masterclass',
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T11:00:00.000Z',
}
const seat = { step: 'event', capacity: 50, duplicates: 'tell', minutes: 60 }
const welcome = { step: 'email', email: 'welcome', onError: 'partial', wait: 2 }

test('a simulated journey prints each mail with its day, its headers and its preview', () => {
  const out = mkdtempSync(join(tmpdir(), 'simulate-'))
  mkdirSync(join(out, 'mails'))
  for (const name of ['04-of-an-earlier-run.html', 'letters.txt']) writeFileSync(join(out, 'mails', name), '')
  const args = ['ember/burned-out-to-on-fire', '--email', 'ann@visitors.example', '--at', '2026-11-21T10:00Z']
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/simulate/simulate.ts', ...args, '--out', out],
    {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'America/New_York', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
    },
  )
  expect([stderr, status]).toEqual(['', 0])
  expect(readdirSync(join(out, 'mails')).filter((name) => !/^0[1-3]-/.test(name))).toEqual(['letters.txt'])
  const lines = stdout.split('\n').map((line) => line.trim())
  expect(lines.filter((line) => line.includes(' mail to '))).toEqual([
    'Sat 21 Nov 2026, 05:00 -05:00  mail to ann@visitors.example: "You’re in. Here is your link to the room."',
    'Mon 23 Nov 2026, 05:00 -05:00  mail to ann@visitors.example: "One no, word for word"',
    'Thu 26 Nov 2026, 05:00 -05:00  mail to ann@visitors.example: "Fifteen minutes, tonight"',
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      "title: You're IN! 🔥",
      'From: Nora Calder <nora@ember.example>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Nothing is left to come.',
    ]),
  )
  expect(stdout).toContain('leads: email ann@visitors.example, name Ann, source ember-burned-out-to-on-fire')
  expect(stdout).not.toContain('REFUSED')

  const previews = lines.filter((line) => line.startsWith(out))
  expect(previews.map((file) => file.slice(file.lastIndexOf('.')))).toEqual(
    [1, 2, 3].flatMap(() => ['.html', '.txt', '.eml']),
  )
  expect(readFileSync(previews[0] ?? '', 'utf8')).toContain('Ann')
  const message = readFileSync(previews[2] ?? '', 'utf8')
  expect(message).toMatch(/^Date: Sat, 21 Nov 2026 10:00:00 \+0000\r$/m)
  expect(message).toMatch(/^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000\/u\/[\w-]{24}>\r$/m)
})

test.runIf(isAll)('a campaign from `npm run new` can be simulated before it is live', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'simulate-new-'))
  const campaigns = join(dir, 'campaigns')
  const begin = async (...words: string[]) => {
    for (const { path, text } of (await readAnswers([...words, '--campaigns', campaigns])).made.files) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
  const coach = ['--name', 'Ann Ash', '--sender', 'ann@orchard.example', '--address', '5 Row, Port Ellery']
  await begin('coach', 'orchard', ...coach)
  writeFileSync(join(campaigns, 'site.yaml'), 'name: Porchlight\n')
  await begin('campaign', 'orchard/first-night', '--from', 'event')
  const args = ['orchard/first-night', '--email', 'ann@visitors.example', '--days', '1']
  const folders = ['--campaigns', campaigns, '--out', join(dir, 'out')]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/simulate/simulate.ts', ...args, ...folders],
    {
      encoding: 'utf8',
      env: { ...process.env, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
    },
  )
  rmSync(dir, { recursive: true })
  expect([stderr, status]).toEqual(['', 0])
  const [reported = '', details = ''] = stdout.split('\nDetails: the answers')
  expect(reported.split('\n')).toEqual(
    expect.arrayContaining([
      'orchard/first-night is not live yet: shown as if `live: false` were taken out.',
      '  taken: the seat is theirs',
      '  a seat at orchard/first-night',
      '  the mail orchard/first-night: done',
      '  19 of 20 left',
    ]),
  )
  expect(reported).not.toMatch(/step_runs|effect_key|HTTP|outcome/)
  expect(details).toContain('step_runs: effect_key email')
})

describe('an event', () => {
  const reminders = {
    step: 'journey',
    sequence: [
      { email: 'one', beforeEvent: 24 },
      { email: 'two', afterEvent: 2 },
    ],
  }
  const campaign = campaignWith([seat, reminders, welcome], { event })

  test('takes a seat and sends the mails before and after the event', async () => {
    const simulation = await simulator.simulateCampaign(campaign)
    expect(simulation.seats).toEqual({ left: 49, capacity: 50 })
    expect(course(simulation).map(([at]) => at)).toEqual([0, 9 * 24, 10 * 24 + 3])
    expect(simulation.rows.afterForm.registrations).toMatchObject([{ event: 'harbor/simulated' }])
  })

  test('reports a guest who is already registered, and writes nothing more', async () => {
    const { answers, rows, seats } = await simulator.simulateCampaign(campaign, { duplicate: true, days: 1 })
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1]?.body).toMatchObject({ error: { code: 'already_registered' } })
    expect([rows.atEnd.submissions?.length, seats?.left]).toEqual([1, 49])
  })

  test('refuses a guest when it is full', async () => {
    const { answers, rows, happenings } = await simulator.simulateCampaign(campaign, { full: true })
    expect(answers).toMatchObject([{ status: 409, body: { error: { code: 'event_full' } } }])
    expect([rows.atEnd, happenings]).toEqual([{}, []])
  })
})

const list = {
  step: 'mailing-list',
  list: 'a1b2c3d4e5',
  effect: 'subscribe',
  tags: ['New'],
  retry: [60, 600],
}
const webhook = { step: 'webhook', url: 'https://hooks.partner.example/leads', retry: [60, 600] }
const daily = { step: 'notify', when: 'daily' }

test('the exact requests to providers are shown, and the morning digest of the coach', async () => {
  const site = sampleSite([campaignWith([list, webhook, { step: 'notify', when: 'now' }, daily])])
  const coach = site.coaches['harbor']
  if (coach) coach.notices = { to: 'hanna@harbor.example', hour: 7, timezone: 'Europe/Berlin' }
  const simulation = await simulator.simulate({ site })
  const left = course(simulation).map(([at, what]) => `${at} ${what}`)
  expect(left.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    '0 hanna@harbor.example New lead: harbor/simulated',
    '0 mailchimp POST 204',
    '0 mailchimp PUT 200',
    '0 webhook POST 200',
    '20 hanna@harbor.example 1 new lead',
  ])
  const requests = simulation.happenings.flatMap((one) => (one.kind === 'request' ? [one] : []))
  const [put] = requests.filter(({ method }) => method === 'PUT')
  expect(put?.url).toMatch(/\/3\.0\/lists\/a1b2c3d4e5\/members\/[0-9a-f]{32}\?skip_merge_validation=true$/)
  expect(JSON.parse(put?.body ?? '')).toEqual({
    email_address: 'ann@visitors.example',
    status_if_new: 'subscribed',
    merge_fields: { FNAME: 'Ann' },
  })
  const [post] = requests.filter(({ provider }) => provider === 'webhook')
  expect(post?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(start / 1000),
    'webhook-signature': expect.stringMatching(/^v1,\*\*\* /),
  })
  expect(JSON.parse(post?.body ?? '')).toMatchObject({
    type: 'lead.created',
    data: { lead: { name: 'Ann', email: 'ann@visitors.example' } },
  })
  expect(JSON.stringify(simulation)).not.toContain(Buffer.from('porchlight:simulated').toString('base64'))
})

test('when providers fail, the visitor reads that the mail may be late, and everything is retried', async () => {
  const campaign = campaignWith([list, webhook, welcome])
  const simulation = await simulator.simulateCampaign(campaign, {
    failing: ['mail', 'mailchimp', 'webhook'],
    days: 1,
  })
  expect(simulation.answers).toMatchObject([{ status: 200, body: { outcome: 'partial' } }])
  expect(simulation.happenings.every(({ ok }) => !ok)).toBe(true)
  for (const provider of ['mailchimp', 'webhook'])
    expect(
      simulation.happenings.filter((one) => one.kind === 'request' && one.provider === provider).length,
    ).toBeGreaterThan(1)
  expect(simulation.next).not.toBeNull()
})
