import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { startPeople } from '../../../tests/postgres/start-people.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { markDispatched } from '../../pipeline/outbox/mark-dispatched.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { fixAddress } from './fix-address.ts'
import { tagPerson, untagPerson } from './tag-person.ts'
import { unsubscribePerson } from './unsubscribe-person.ts'
import { writeNote } from './write-note.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const erase = (email = ann) => line.act(ann, erasePerson, { email })
const { hold, storeAndDie } = dyingProcess(() => line)

/** The tables in which a text stands. */
const tablesWith = async (text: string) => {
  const tables = await line.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await line.count(`${name} row`, `to_jsonb(row)::text like '%${text}%'`)) > 0) found.push(name)
  return found
}

const sameIds = (some: string[], others: string[]) => some.toSorted().join() === others.toSorted().join()

const fill = async () => {
  await line.accept(submission('drip', ann))
  await line.accept(submission('event', ann))
  await line.accept(submission('guide', ann, { quarantined: 'trap' }))
  await line.act(ann, writeNote, { text: 'Met at the fair.' })
  await line.act(ann, tagPerson, { tag: 'fair' })
}

test('every row goes, the seat is free again, and no table knows the address or its hash', async () => {
  await fill()
  const leads = (await line.query<{ id: string }>('select id from leads')).map(({ id }) => id)
  await line.query(
    `insert into audit_log (actor, action, subject, details) values ('sam', 'staff_mail', $1, '{"coach": "harbor"}')`,
    [line.hashOf(ann)],
  )
  const answer = await erase(' Ann@example.com ')
  expect(answer.said).toEqual([
    'Everything stored about this person with harbor is deleted, from 2 sign-ups.',
  ])
  expect(answer.byHand.join(' ')).toContain('Backups of the database')
  for (const text of [ann, line.hashOf(ann), 'Met at the fair'])
    expect(await tablesWith(text), text).toEqual([])
  expect(await line.query(`select taken from events where id = 'harbor/event'`)).toEqual([{ taken: 0 }])
  expect(await line.query(`select actor, details from audit_log where action = 'person_erased'`)).toEqual([
    {
      actor: 'sam@staff.example',
      details: {
        coach: 'harbor',
        leads: 2,
        gone: expect.toSatisfy((gone: string[]) => sameIds(gone, leads)),
        // The quarantined one.
        forms: [expect.any(String)],
      },
    },
  ])
  await expect(erase()).rejects.toThrow('There is no such person.')
})

test('another address of the same mailbox is named, and stays', async () => {
  const fair = 'ann+fair@example.com'
  await line.accept(submission('guide', ann))
  await line.accept(submission('guide', fair))
  expect((await erase()).said.at(-1)).toMatch(`same mailbox: ${fair}.`)
  await line.accept(submission('guide', ann))
  expect((await line.act(fair, erasePerson, { email: fair })).said.at(-1)).toMatch(`same mailbox: ${ann}.`)
})

test('what was written down of an address that was wrong goes, too', async () => {
  const wrong = 'an@example.com'
  await line.accept(submission('guide', wrong))
  await line.query(
    `insert into audit_log (actor, action, subject, details) values ('visitor', 'own_data_link_sent', $1, '{"coach": "harbor"}')`,
    [line.hashOf(wrong)],
  )
  await line.act(wrong, fixAddress, { email: ann })
  await erase()
  for (const text of [wrong, line.hashOf(wrong)]) expect(await tablesWith(text), text).toEqual([])
})

test('who had unsubscribed stays unsubscribed, as a hash', async () => {
  await fill()
  await line.act(ann, unsubscribePerson, {})
  expect((await erase()).said.at(-1)).toMatch('A hash of the address remains')
  expect(await tablesWith(line.hashOf(ann))).toEqual(['suppressions'])
  await line.accept(submission('guide', ann))
  expect(
    await line.query(`select state from step_runs where step = 'email' and effect_key = 'email'`),
  ).toEqual([{ state: 'suppressed' }])
})

test('a mail under way does not leave', async () => {
  await storeAndDie('guide', ann)
  const leased = await hold()
  await erase()
  await expect(markDispatched(line.pool, leased)).rejects.toThrow('lease')
  await line.worker.runOnce()
  expect(line.left()).toEqual([])
})

test('a mail that is leaving is said to be', async () => {
  await storeAndDie('guide', ann)
  await markDispatched(line.pool, await hold())
  expect((await erase()).said).toContain('One email was already leaving and may arrive.')
})

test('another address than the one of the person erases nobody', async () => {
  await fill()
  await expect(erase('bob@example.com')).rejects.toThrow('This is not the address of the person')
  expect(await line.count('leads')).toBe(2)
})

test('erasing somebody who signs up at the same moment leaves all of them or nothing', async () => {
  for (let round = 0; round < 5; round++) {
    await line.accept(submission('guide', ann))
    // Their answers wait for no mail: it may be erased.
    await Promise.all([
      erase(),
      line.accept(submission('logged', ann)),
      line.accept(submission('masterclass', ann)),
    ])
    const orphans = `lead_id is null and email = '${ann}'`
    expect(await line.count('submissions', orphans)).toBe(0)
    const leads = await line.count('leads')
    expect(await line.count('unsubscribe_links', `coach = 'harbor'`)).toBe(leads > 0 ? 1 : 0)
    await line.clear()
  }
})

test('the same person of another coach is not touched', async () => {
  await fill()
  await line.signUpElsewhere(ann)
  const before = await line.elsewhere()
  await erase()
  expect(await line.elsewhere()).toEqual(before)
})

test('an export has all tables of the person, no token, and nothing of another coach', async () => {
  await fill()
  await line.signUpElsewhere(ann)
  const { tables, email } = await line.act(ann, exportPerson, {})
  expect(email).toBe(ann)
  const counts = Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]))
  expect(counts).toMatchObject({
    leads: 2,
    submissions: 3,
    consents: 2,
    user_journeys: 1,
    registrations: 1,
    step_runs: 2,
    delivery_log: 2,
    person_notes: 1,
    person_tags: 1,
    unsubscribe_links: 1,
    audit_log: 2,
  })
  const text = JSON.stringify(tables)
  expect(text).not.toMatch(/"(token|cancel_token|again_token|confirm_token|lease_token)"/)
  expect(text).not.toContain('other/guide')
  expect(await line.count('audit_log', `action = 'person_exported'`)).toBe(1)
})

test('a note and a tag are written once', async () => {
  await line.accept(submission('guide', ann))
  const note = () => line.act(ann, writeNote, { text: 'Met at the fair.' })
  expect([(await note()).done, (await note()).done]).toEqual([true, false])
  const tag = () => line.act(ann, tagPerson, { tag: 'fair' })
  expect([(await tag()).done, (await tag()).done]).toEqual([true, false])
  const untag = () => line.act(ann, untagPerson, { tag: 'fair' })
  expect([(await untag()).done, (await untag()).done]).toEqual([true, false])
  expect(
    await line.query('select actor, action, details from audit_log order by created_at, action'),
  ).toEqual(
    ['person_note_written', 'person_tagged', 'person_untagged'].map((action) => ({
      actor: 'sam@staff.example',
      action,
      details: { coach: 'harbor' },
    })),
  )
})
