import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { by, startPeople } from '../../../tests/postgres/start-people.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { seatToken } from '../../settings/keys.ts'
import { mergePeople } from './merge-people.ts'
import { tagPerson } from './tag-person.ts'
import { unsubscribePerson } from './unsubscribe-person.ts'
import { writeNote } from './write-note.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const work = 'ann@work.example'
const day = 24 * 3_600_000
const merge = (into = ann, other = work) => line.act(into, mergePeople, { email: other })
const { storeAndDie } = dyingProcess(() => line)
const signUp = async (campaign: Parameters<typeof submission>[0], email: string) => {
  await line.accept(submission(campaign, email))
  line.clock.move(1000)
}
const tables = [
  'submissions',
  'consents',
  'step_runs',
  'registrations',
  'given_back_places',
  'person_notes',
  'person_tags',
]
const rowsOf = async () =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await line.count(table)] as const)),
  )

test('sign-ups to different campaigns come together, with all below them', async () => {
  await signUp('guide', ann)
  await signUp('drip', work)
  await signUp('event', work)
  await line.act(work, writeNote, { text: 'Met at the fair.' })
  await line.act(work, tagPerson, { tag: 'fair' })
  const before = await rowsOf()
  const answer = await merge()
  expect(answer.said).toEqual([`2 sign-ups of ${work} moved here; emails go to ${ann}.`])
  expect(answer).toMatchObject({ undo: null, lead: await line.leadOf(ann) })
  expect(await rowsOf()).toEqual(before)
  expect(await line.query('select distinct email, address_hash from leads')).toEqual([
    { email: ann, address_hash: line.hashOf(ann) },
  ])
  line.clock.move(day)
  await line.worker.runDripTick()
  expect(line.left().at(-1)).toBe(`${ann} harbor/two for Ann`)
})

test.each([
  ['the first', ann, work],
  ['the second', work, ann],
])('of two sign-ups to one campaign the older stays, also where it is of %s', async (_, older, younger) => {
  await signUp('drip', older)
  const kept = await line.leadOf(older)
  line.clock.move(day)
  await line.worker.runDripTick()
  await signUp('drip', younger)
  const before = await rowsOf()
  const { said } = await merge()
  expect(said).toContain('1 campaign had both: the older sign-up stayed.')
  expect(said).toContain('1 journey had both: the one that was further on goes on.')
  expect(await line.query('select id, email from leads')).toEqual([{ id: kept, email: ann }])
  expect(await rowsOf()).toEqual(before)
  expect(await line.query('select current_sequence, status, lead_id from user_journeys')).toEqual([
    { current_sequence: 3, status: 'active', lead_id: kept },
  ])
  line.clock.move(day)
  await line.worker.runDripTick()
  const sent = line.left().filter((mail) => !mail.includes('/one'))
  expect(sent).toEqual([`${older} harbor/two for Ann`, `${ann} harbor/three for Ann`])
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'completed' }])
})

test('of two seats the older stays, and the other one is free for somebody else', async () => {
  await signUp('event', work)
  await signUp('event', ann)
  const taken = async () =>
    (await line.query<{ taken: number }>(`select taken from events where id = 'harbor/event'`))[0]?.taken
  expect(await taken()).toBe(2)
  expect((await merge()).said).toContain('1 seat they had twice went back to the event.')
  expect(await taken()).toBe(1)
  expect(
    await line.query('select email, cancel_token, created_at < $1 as "isOlder" from registrations', [
      line.clock.now(),
    ]),
  ).toEqual([{ email: ann, cancel_token: seatToken(line.secret, 'harbor/event', ann), isOlder: true }])
})

test('an unsubscribe of either holds for both, and stops what waits', async () => {
  await signUp('drip', ann)
  await signUp('guide', work)
  await line.act(work, unsubscribePerson, {})
  expect((await merge()).said.at(-1)).toBe(
    'No email leaves to it: The person has unsubscribed from this coach.',
  )
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'stopped' }])
  line.clock.move(3 * day)
  line.mailer.sent.length = 0
  await line.worker.runDripTick()
  expect(line.left()).toEqual([])
})

test('the same mail that waits for both addresses is sent once, to the one that stays', async () => {
  await storeAndDie('guide', ann)
  line.clock.move(1000)
  await storeAndDie('guide', work)
  await merge()
  await line.worker.runOnce()
  expect(line.left()).toEqual([`${ann} harbor/welcome for Ann`])
  expect(await line.count('step_runs', `state = 'cancelled'`)).toBe(1)
})

test('what staff did to either is still known of the person', async () => {
  await signUp('guide', ann)
  await signUp('guide', work)
  await line.act(work, tagPerson, { tag: 'fair' })
  line.clock.move(1000)
  await merge()
  const page = await line.desk.timeline({ lead: await line.leadOf(ann), coaches: null }, by)
  const actions = page?.entries.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []))
  expect(actions).toEqual(['person_merged', 'person_tagged'])
})

test('an address that nobody has is refused, and one with itself is nothing to do', async () => {
  await signUp('guide', ann)
  await expect(merge(ann, 'nobody@example.com')).rejects.toThrow('Nobody of this coach has this address.')
  expect((await merge(ann, ann)).done).toBe(false)
})

test('the same addresses with another coach are not touched', async () => {
  await signUp('guide', ann)
  await signUp('guide', work)
  await line.signUpElsewhere(work)
  const before = await line.elsewhere()
  await merge()
  expect(await line.elsewhere()).toEqual(before)
})

test('two members of staff who merge in opposite directions at once make one person', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [`one${round}@example.com`, `two${round}@example.com`]
    await signUp('drip', one)
    await signUp('drip', two)
    const ends = await Promise.allSettled([merge(one, two), merge(two, one)])
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await line.count('leads', `email in ('${one}', '${two}')`)).toBe(1)
    expect(await line.count('user_journeys')).toBe(round + 1)
  }
})
