import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { by, startPeople } from '../../../tests/postgres/start-people.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { createMailEvents } from '../../subscriptions/mail-events.ts'
import { seatToken, unsubscribeToken } from '../../settings/keys.ts'
import type { Reader } from './timeline.ts'
import { createSeats } from '../../events/seats.ts'
import { pauseJourney } from '../commands/pause-journey.ts'
import { writeNote } from '../commands/write-note.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const asker = async (email = ann, coach = 'harbor') => ({
  lead: await line.leadOf(email, coach),
  coaches: null,
})
const page = async () => line.desk.page(await asker(), by)
const story = async (reader: Reader = by) => (await line.desk.timeline(await asker(), reader))?.entries ?? []
const tick = () => line.clock.move(1000)

test('the page has every campaign, what the journeys do, and what comes next', async () => {
  await line.accept(submission('drip', ann))
  tick()
  await line.accept(submission('event', ann, { values: { name: 'Ann Archer', email: ann } }))
  const found = await page()
  expect(found).toMatchObject({
    name: 'Ann Archer',
    email: ann,
    coach: 'harbor',
    brand: 'Harbor',
    reach: 'reachable',
    signUps: [
      { campaign: 'harbor/drip', seats: [], journey: { state: 'active', position: 2, mails: 3 } },
      { campaign: 'harbor/event', journey: null, seats: [{ title: 'harbor/event', status: 'planned' }] },
    ],
    due: [
      {
        step: 'journey',
        at: '2026-11-22T10:00:00.000Z',
        mail: { email: 'harbor/two', subject: 'harbor/two for Ann Archer' },
      },
    ],
    hasMoreDue: false,
  })
  const { id = '' } = found?.signUps[0]?.journey ?? {}
  await line.act(ann, pauseJourney, { journey: id })
  expect((await page())?.due).toEqual([])
})

const answer = (campaign: Parameters<typeof submission>[0], values: Record<string, unknown>, more = {}) => {
  tick()
  return line.accept(submission(campaign, ann, { values: { name: 'Ann', email: ann, ...values }, ...more }))
}

test('the page has the last answer to each question, of forms that count, and the notes, newest first', async () => {
  await answer('event', { company: 'Northwind', size: '51-200' })
  await answer('drip', { company: 'Northwind Traders' })
  await answer('guide', { company: 'SEO Ltd' }, { quarantined: 'trap' })
  for (const text of ['Met at the fair.', 'Calls back in spring.']) {
    tick()
    await line.act(ann, writeNote, { text })
  }
  expect(await page()).toMatchObject({
    forms: [
      { campaign: 'harbor/drip', answers: [{ name: 'company', value: 'Northwind Traders' }] },
      { campaign: 'harbor/event', answers: [{ name: 'size', value: '51-200' }] },
    ],
    notes: [
      { text: 'Calls back in spring.', by: 'sam@staff.example' },
      { text: 'Met at the fair.', by: 'sam@staff.example' },
    ],
  })
})

test('the timeline has everything over all campaigns, newest first, and nothing of another coach', async () => {
  await line.accept(
    submission('drip', ann, { attribution: { source: 'book', utm_campaign: 'spring' }, pagePath: '/drip' }),
  )
  tick()
  await line.accept(submission('guide', ann, { quarantined: 'trap' }))
  await line.signUpElsewhere(ann)
  tick()
  await line.accept(submission('event', ann))
  tick()
  await createSeats(line).giveBack(seatToken(line.secret, 'harbor/event', ann))
  tick()
  await line.act(ann, writeNote, { text: 'Met at the fair.' })
  tick()
  await line.unsubscriber.unsubscribe(unsubscribeToken(line.secret, 'harbor', ann))
  const entries = await story()
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
    'form',
    'form',
    'form',
    'journey',
    'mail',
    'mail',
    'reach',
    'seat',
  ])
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'reach', change: 'unsubscribed' },
    { kind: 'seat', change: 'freed', title: 'harbor/event' },
  ])
  expect(entries.find((entry) => entry.kind === 'form' && entry.campaign === 'harbor/drip')).toMatchObject({
    page: '/drip',
    answers: [
      { name: 'name', value: 'Ann' },
      { name: 'email', value: ann },
    ],
    source: [
      { name: 'source', value: 'book' },
      { name: 'utm_campaign', value: 'spring' },
    ],
    consent: { version: expect.stringMatching(/^[0-9a-f]{16}$/) },
    isHeld: false,
  })
  expect(entries.find((entry) => entry.kind === 'form' && entry.campaign === 'harbor/guide')).toMatchObject({
    isHeld: true,
    quarantine: 'trap',
    consent: { version: null },
  })
  expect(JSON.stringify(entries)).not.toContain('other/')
})

const journeys = async () => (await story()).filter(({ kind }) => kind === 'journey')

test('a journey that is over is completed with its last mail', async () => {
  await line.accept(submission('drip', ann))
  expect(await journeys()).toMatchObject([{ change: 'began' }])
  await line.query(`update user_journeys set status = 'completed', is_completed = true`)
  await line.query(`update step_runs set finished_at = '2026-11-29T10:00:00Z' where journey_id is not null`)
  expect(await journeys()).toMatchObject([
    { change: 'completed', campaign: 'harbor/drip', at: '2026-11-29T10:00:00.000Z' },
    { change: 'began' },
  ])
})

test('a mail that came back is shown so, and an address in an error is masked', async () => {
  await line.accept(submission('guide', ann))
  const [run] = await line.query<{ id: string }>('select id from step_runs')
  const events = createMailEvents({ ...line, isGenuine: () => true })
  await events.take('one', { type: 'bounce', messageId: `<${run?.id}@harbor.example>`, permanent: true })
  expect(await story()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'mail', outcome: 'bounced', subject: 'harbor/welcome for Ann' }),
      expect.objectContaining({ kind: 'reach', change: 'refused' }),
    ]),
  )
  await line.query(`update step_runs set state = 'failed', last_error = 'No mailbox ann@example.com here.'`)
  await line.query('delete from delivery_log')
  expect(await story()).toEqual(
    expect.arrayContaining([expect.objectContaining({ error: 'No mailbox a***@example.com here.' })]),
  )
})

test('pages of the timeline have no holes and no doubles', async () => {
  await line.accept(submission('guide', ann))
  const lead = await line.leadOf(ann)
  await line.query(
    `insert into audit_log (subject, actor, action, created_at)
     select $1, 'sam', 'person_exported', timestamptz '2026-11-22T00:00:00Z' + n / 3 * interval '1 microsecond' from generate_series(1, 230) n`,
    [lead],
  )
  const seen: string[] = []
  for (let cursor; ;) {
    const part = await line.desk.timeline({ lead, coaches: null }, by, cursor)
    seen.push(...(part?.entries ?? []).map(({ id }) => id))
    if (!part?.next) break
    cursor = part.next
  }
  expect(seen).toHaveLength(232)
  expect(new Set(seen).size).toBe(232)
})

test('a mail can be opened as it would be sent now, and no link in it acts', async () => {
  await line.accept(submission('guide', ann))
  const [run] = await line.query<{ id: string }>('select id from step_runs')
  const html = await line.desk.mail(await asker(), by, run?.id ?? '')
  expect(html).toBe('<p>Hello Ann</p><a href="#">Unsubscribe</a>')
  await line.signUpElsewhere(ann)
  expect(await line.desk.mail(await asker(ann, 'other'), by, run?.id ?? '')).toBeNull()
  expect(await line.desk.mail(await asker(), by, 'no-id')).toBeNull()
})

test('the next mail of a journey can be read before it leaves', async () => {
  await line.accept(submission('drip', ann))
  const [due] = (await page())?.due ?? []
  expect(await line.desk.mail(await asker(), by, due?.id ?? '')).toContain('Hello Ann')
})

test('staff of another coach find nobody', async () => {
  await line.accept(submission('guide', ann))
  const lead = await line.leadOf(ann)
  const foreign = { lead, coaches: ['other'] }
  expect(await line.desk.page(foreign, by)).toBeNull()
  expect(await line.desk.timeline(foreign, by)).toBeNull()
  expect(await line.desk.mail(foreign, by, lead)).toBeNull()
  expect(await line.desk.change(foreign, by, writeNote, { text: 'Hello' })).toBeNull()
  expect(await line.desk.page({ lead: 'nobody', coaches: null }, by)).toBeNull()
  expect(await readings()).toEqual([])
})

const mia = { staff: 'mia@staff.example', ipHash: 'mia', role: 'viewer' as const }
const readings = () =>
  line.query<{ actor: string; subject: string; details: unknown }>(
    `select actor, subject, details from audit_log where action = 'person_read' order by created_at, actor`,
  )

test('whoever opens the page, the timeline or a mail of a person is written down once an hour', async () => {
  await line.accept(submission('drip', ann))
  const lead = await line.leadOf(ann)
  const open = async () => {
    await Promise.all([line.desk.page(await asker(), mia), line.desk.timeline(await asker(), mia)])
    await line.desk.mail(await asker(), mia, lead)
    await line.desk.page(await asker(), by)
  }
  await open()
  await open()
  const once = [mia, by].map(({ staff }) => ({ actor: staff, subject: lead, details: { coach: 'harbor' } }))
  expect(await readings()).toEqual(once)
  line.clock.move(3_600_000)
  await open()
  expect(await readings()).toEqual([...once, ...once])
  await line.accept(submission('drip', 'bob@example.com'))
  await line.desk.page(await asker('bob@example.com'), mia)
  expect(await readings()).toHaveLength(5)
})

const actionsIn = (entries: { kind: string }[]) => entries.filter(({ kind }) => kind === 'action')

test('owners see who else has opened the page, others do not', async () => {
  await line.accept(submission('guide', ann))
  await line.desk.page(await asker(), mia)
  tick()
  await line.desk.page(await asker(), by)
  expect(actionsIn(await story())).toEqual([
    expect.objectContaining({ action: 'person_read', by: mia.staff }),
  ])
  expect(actionsIn(await story(mia))).toEqual([])
})

const seat = async () => (await page())?.signUps[0]?.seats[0]

// Last: it leaves the event in the past.
test('a seat says which event it is at, when, and whether that is still to come', async () => {
  await line.accept(submission('event', ann))
  const change = (starts: string, status = 'planned') =>
    line.query(
      `update events set title = 'Evening', starts_at = $1::text::timestamptz, starts_as = $1, ends_at = $1::text::timestamptz + interval '1 hour', status = $2
       where id = 'harbor/event'`,
      [starts, status],
    )
  const now = line.clock.now().getTime()
  const inAnHour = new Date(now + 3_600_000).toISOString()
  await change(inAnHour)
  expect(await seat()).toMatchObject({
    event: 'harbor/event',
    title: 'Evening',
    startsAs: inAnHour,
    status: 'planned',
    isComing: true,
  })
  expect(Date.parse((await seat())?.startsAt ?? '')).toBe(now + 3_600_000)
  await change(inAnHour, 'cancelled')
  expect(await seat()).toMatchObject({ status: 'cancelled', isComing: true })
  await change(new Date(now - 1_800_000).toISOString())
  expect(await seat()).toMatchObject({ isComing: true })
  await change(new Date(now - 3_600_000).toISOString())
  expect(await seat()).toMatchObject({ isComing: false })
})
