import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPeople } from '../../tests/postgres/start-people.ts'
import { submission } from '../../tests/postgres/start-pipeline.ts'
import { purgeExpired } from '../pipeline/outbox/purge-expired.ts'
import { expirePeople, timeBefore } from './expire-people.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clearAll()
  keepFor('24 months')
})

const keepFor = (retention?: string) => {
  const { harbor } = line.siteFile.coaches
  if (!harbor) throw new Error('There is no coach.')
  const { retention: _, ...rest } = harbor
  line.siteFile.coaches['harbor'] = { ...rest, ...(retention !== undefined && { retention }) }
}
const ann = 'ann@example.com'
const day = 24 * 3_600_000
const months = (count: number) => line.clock.move(count * 30.5 * day)
const people = async () =>
  (await line.query<{ who: string }>('select distinct coach || email as who from leads order by 1')).map(
    ({ who }) => who,
  )
const finish = async () => {
  await line.worker.runDripTick()
  while ((await line.worker.runOnce()) > 0);
}

// First: it needs an event that is still to come.
test('a later form, a mail of a journey and an event begin the time anew', async () => {
  await line.accept(submission('guide', ann))
  await line.accept(submission('drip', 'ben@example.com'))
  await line.accept(submission('event', 'cleo@example.com'))
  months(13)
  await line.accept(submission('guide2', ann))
  await finish()
  await line.query(`update events set ends_at = $1`, [new Date(line.clock.now().getTime() + 60 * day)])
  months(13)
  await expirePeople(line)
  expect(await people()).toEqual(['harborann@example.com', 'harborben@example.com', 'harborcleo@example.com'])
  months(24)
  await expirePeople(line)
  expect(await people()).toEqual([])
})

test('who has been silent for as long as the coach says is erased, and the audit says so', async () => {
  await line.accept(submission('guide', ann))
  await line.signUpElsewhere(ann)
  months(23)
  await expirePeople(line)
  expect(await people()).toHaveLength(2)
  months(2)
  await expirePeople(line)
  expect(await people()).toEqual([`other${ann}`])
  expect(await line.count('submissions', `coach = 'harbor'`)).toBe(0)
  expect(await line.query(`select actor, action from audit_log where action = 'person_erased'`)).toEqual([
    { actor: 'retention', action: 'person_erased' },
  ])
})

test('without a time people are kept for ever, and others of the coach stay', async () => {
  keepFor()
  await line.accept(submission('guide', ann))
  months(200)
  await expirePeople(line)
  expect(await people()).toHaveLength(1)
  keepFor('2 years')
  await line.accept(submission('guide', 'ben@example.com'))
  await expirePeople(line)
  expect(await people()).toEqual(['harborben@example.com'])
})

test('more people than one batch go in one run', async () => {
  await line.query(
    `insert into leads (email, source, coach, address_hash, created_at, updated_at)
     select n || '@example.com', 'test', 'harbor', 'hash' || n, $1, $1 from generate_series(1, 230) n`,
    [line.clock.now()],
  )
  months(25)
  await expirePeople(line)
  expect(await people()).toEqual([])
})

test('quarantined forms that nobody approved go after 90 days', async () => {
  await line.accept(submission('guide', ann, { quarantined: 'trap' }))
  line.clock.move(89 * day)
  await purgeExpired(line.pool, line.clock.now())
  expect(await line.count('submissions')).toBe(1)
  line.clock.move(2 * day)
  await purgeExpired(line.pool, line.clock.now())
  expect(await line.count('submissions')).toBe(0)
})

test('lines of the audit log go after three years, but not those that a restore needs', async () => {
  await line.query(
    `insert into audit_log (actor, action, created_at)
     values ('operator', 'signed_in', $1), ('operator', 'person_erased', $1)`,
    [line.clock.now()],
  )
  const actions = () => line.query('select action from audit_log order by action')
  line.clock.move(3 * 364 * day)
  await purgeExpired(line.pool, line.clock.now())
  expect(await actions()).toHaveLength(2)
  line.clock.move(5 * day)
  await purgeExpired(line.pool, line.clock.now())
  expect(await actions()).toEqual([{ action: 'person_erased' }])
})

test.each([
  ['24 months', '2024-11-21'],
  ['1 month', '2026-10-21'],
  ['2 years', '2024-11-21'],
])('%s before', (retention, before) => {
  expect(timeBefore(new Date('2026-11-21T10:00:00Z'), retention).toISOString().slice(0, 10)).toBe(before)
})
