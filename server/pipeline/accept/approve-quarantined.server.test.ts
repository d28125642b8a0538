import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeForm } from '../../../tests/fakes/fake-site.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { approveByTime, approveQuarantined } from './approve-quarantined.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate audit_log')
})

const ann = 'ann@example.com'
const minute = 60_000
const operator = { staff: 'operator', role: 'owner' as const, coaches: null, ipHash: 'visitor' }
const hold = async (
  campaign: Parameters<typeof submission>[0],
  email = ann,
  quarantined: 'trap' | 'rate' | 'too_fast' = 'trap',
  ipHash = 'one',
) => {
  const answer = await line.accept(submission(campaign, email, { quarantined, ipHash }))
  if (answer.kind !== 'stored') throw new Error(`it is ${answer.kind}`)
  return answer.submissionId
}
const workAll = async () => {
  await line.worker.runDripTick()
  while ((await line.worker.runOnce()) > 0);
}
const state = async () =>
  (await line.query('select state, held_reason, released_by from submissions where email = $1', [ann]))[0]

test('a quarantined submission that staff approve becomes a lead with its journey and mails, as if it were sent now', async () => {
  const id = await hold('drip')
  line.clock.move(3 * 24 * 60 * minute)
  expect(await approveQuarantined(line, id, operator)).toBe(true)
  await workAll()
  expect(line.mailer.sent.map(({ subject }) => subject)).toEqual(['harbor/one for Ann'])
  expect(await state()).toEqual({ state: 'stored', held_reason: 'trap', released_by: 'operator' })
  for (const table of ['submissions', 'leads', 'consents', 'user_journeys'])
    expect(await line.count(table), table).toBe(1)
  expect(await line.query('select actor, action, subject from audit_log')).toEqual([
    { actor: 'operator', action: 'submission_released', subject: id },
  ])
  const [lead] = await line.query<{ lead_id: string }>('select lead_id from submissions')
  expect(lead?.lead_id).toMatch(/-/)
  line.clock.move(24 * 60 * minute)
  await workAll()
  expect(line.mailer.sent).toHaveLength(2)
})

test('the consent of an approved submission is as old as the form', async () => {
  const id = await hold('guide')
  line.clock.move(60 * minute)
  await approveQuarantined(line, id, operator)
  expect(
    await line.count(
      'consents join submissions on submissions.id = submission_id',
      'consents.created_at = submissions.created_at',
    ),
  ).toBe(1)
})

/** The campaign with these words below its form. */
const saying = (privacy: string) => {
  const { campaign } = submission('guide', ann)
  return { ...campaign, form: { ...fakeForm, privacy } }
}
/** After the form got other words. */
const laterReleases = () => {
  const { site } = line.releases.current()
  const campaign = saying('We sell it.')
  return { current: () => ({ site: { ...site, campaigns: { ...site.campaigns, [campaign.id]: campaign } } }) }
}
const holdSaying = async (privacy: string) => {
  const answer = await line.accept({
    ...submission('guide', ann, { quarantined: 'trap' }),
    campaign: saying(privacy),
  })
  return answer.kind === 'stored' ? answer.submissionId : ''
}
const consentText = async () =>
  (await line.query<{ text: string; text_version: string }>('select text, text_version from consents'))[0]

test('the consent of an approved submission keeps the words that were read, whatever the form says by then', async () => {
  await line.accept({ ...submission('guide', ann), campaign: saying('Two mails.') })
  const asRead = await consentText()
  expect(asRead?.text).toMatch(/Two mails\.$/)
  await line.clear()
  const id = await holdSaying('Two mails.')
  expect(await line.count('submissions', 'held_consent is not null')).toBe(1)
  await approveQuarantined({ ...line, releases: laterReleases() }, id, operator)
  expect(await consentText()).toEqual(asRead)
  expect(await line.count('submissions', 'held_consent is not null')).toBe(0)
})

test("the consent of a submission quarantined by an earlier version has the words of today's form", async () => {
  const id = await holdSaying('Two mails.')
  await line.query('update submissions set held_consent = null')
  await approveQuarantined({ ...line, releases: laterReleases() }, id, operator)
  expect((await consentText())?.text).toContain('We sell it.')
})

test('concurrent approvals, and time, approve once', async () => {
  const id = await hold('guide', ann, 'rate')
  const results = await Promise.all(
    [1, 2, 3, 4].map((at) => approveQuarantined(line, id, at === 1 ? 'time' : operator)),
  )
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await approveQuarantined(line, id, operator)).toBe(false)
  await workAll()
  expect([line.mailer.sent.length, await line.count('leads'), await line.count('consents')]).toEqual([
    1, 1, 1,
  ])
})

test('what was not quarantined, or never sent, is not approved', async () => {
  const answer = await line.accept(submission('guide', ann))
  const id = answer.kind === 'stored' ? answer.submissionId : ''
  expect(await approveQuarantined(line, id, operator)).toBe(false)
  expect(await approveQuarantined(line, '00000000-0000-4000-8000-000000000000', operator)).toBe(false)
})

test("a coach's own staff approve nothing of another coach", async () => {
  const id = await hold('guide')
  expect(await approveQuarantined(line, id, { ...operator, coaches: ['vitality'] })).toBe(false)
  expect(await approveQuarantined(line, id, { ...operator, coaches: ['harbor'] })).toBe(true)
})

test('an approved person who is already known gets no second mail, and stays one lead', async () => {
  const id = await hold('drip')
  await line.accept(submission('drip', ann))
  expect(await approveQuarantined(line, id, operator)).toBe(true)
  await workAll()
  expect([line.mailer.sent.length, await line.count('leads'), await line.count('user_journeys')]).toEqual([
    1, 1, 1,
  ])
})

test('a full event keeps a submission quarantined and says why; it can be approved once there is a seat', async () => {
  const id = await hold('quietEvent')
  await line.accept(submission('quietEvent', 'bob@example.com'))
  await line.accept(submission('quietEvent', 'cy@example.com'))
  expect(await approveQuarantined(line, id, operator)).toBe(false)
  expect(await state()).toMatchObject({ state: 'held', held_reason: 'event_full' })
  expect(await line.count('leads')).toBe(2)
  await line.pool.query(`delete from registrations where email = 'bob@example.com'`)
  expect(await approveQuarantined(line, id, operator)).toBe(true)
  expect(await line.query('select email from registrations order by email')).toEqual([
    { email: ann },
    { email: 'cy@example.com' },
  ])
})

test('an event that is over takes nobody by an approval', async () => {
  const id = await hold('event')
  line.clock.move(60 * 24 * 60 * minute)
  expect(await approveQuarantined(line, id, operator)).toBe(false)
  expect(await state()).toMatchObject({ state: 'held', held_reason: 'event_over' })
})

test("submissions over a visitor's limit are approved automatically, ten in ten minutes", async () => {
  for (let at = 0; at < 25; at++) await hold('guide', `p${at}@example.com`, 'rate')
  expect(await approveByTime(line)).toBe(0)
  line.clock.move(10 * minute)
  expect(await approveByTime(line)).toBe(10)
  expect(await approveByTime(line)).toBe(0)
  line.clock.move(9 * minute)
  expect(await approveByTime(line)).toBe(0)
  line.clock.move(minute)
  expect(await Promise.all([approveByTime(line), approveByTime(line)]).then(([a, b]) => a + b)).toBe(10)
  line.clock.move(10 * minute)
  expect(await approveByTime(line)).toBe(5)
  await workAll()
  expect([line.mailer.sent.length, await line.count('submissions', `state = 'held'`)]).toEqual([25, 0])
})

test('submissions of deleted campaigns do not delay others', async () => {
  for (let at = 0; at < 10; at++) await hold('guide', `gone${at}@example.com`, 'rate')
  await line.query(`update submissions set campaign = 'harbor/no-longer-here'`)
  line.clock.move(1000)
  await hold('guide', ann, 'rate')
  line.clock.move(10 * minute)
  expect(await approveByTime(line)).toBe(1)
  expect(await state()).toMatchObject({ state: 'stored', released_by: 'time' })
})

test("each visitor's submissions are approved at their own pace, and those that no person sends are never approved by time", async () => {
  for (let at = 0; at < 12; at++) await hold('guide', `a${at}@example.com`, 'rate', 'one')
  for (let at = 0; at < 3; at++) await hold('guide', `b${at}@example.com`, 'rate', 'other')
  await hold('guide', 'trap@example.com', 'trap')
  await hold('guide', 'fast@example.com', 'too_fast')
  line.clock.move(10 * minute)
  expect(await approveByTime(line)).toBe(13)
  for (let round = 0; round < 5; round++) {
    line.clock.move(10 * minute)
    await approveByTime(line)
  }
  expect(await line.query(`select held_reason from submissions where state = 'held' order by 1`)).toEqual([
    { held_reason: 'too_fast' },
    { held_reason: 'trap' },
  ])
})
