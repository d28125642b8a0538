import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { by, startPeople } from '../../../tests/postgres/start-people.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { performKind } from '../../pipeline/outbox/perform-kind.ts'
import { markDispatched } from '../../pipeline/outbox/mark-dispatched.ts'
import { seatToken, unsubscribeToken } from '../../settings/keys.ts'
import { fixAddress } from './fix-address.ts'
import { unsubscribePerson } from './unsubscribe-person.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const old = 'ann@exampel.com'
const right = 'ann@example.com'
const fix = (from = old, to = right) => line.act(from, fixAddress, { email: to })
const { hold, storeAndDie } = dyingProcess(() => line)

/** Tables of the first coach in which a text stands. */
const tablesWith = async (text: string) => {
  const tables = await line.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await line.count(`${name} row`, `to_jsonb(row)::text like '%${text}%'`)) > 0) found.push(name)
  return found
}

test('all that is stored follows to the new address, but not what has left and what was typed', async () => {
  await line.accept(submission('drip', old))
  await line.accept(submission('event', old))
  await line.accept(submission('guide', old, { quarantined: 'trap' }))
  const answer = await fix(old, ' Ann@Example.com ')
  expect(answer).toMatchObject({ done: true, undo: `Fix the address back to ${old}.` })
  expect(answer.said[0]).toBe('The address is ann@example.com now, in 2 sign-ups.')
  expect(await tablesWith(old)).toEqual(['delivery_log', 'submissions'])
  expect(
    await line.query(`select state, email, values->>'email' as typed from submissions order by state`),
  ).toEqual([
    { state: 'held', email: right, typed: right },
    { state: 'stored', email: right, typed: old },
    { state: 'stored', email: right, typed: old },
  ])
  expect(await line.count('leads', `address_hash = '${line.hashOf(old)}'`)).toBe(0)
  expect(await line.query('select email, cancel_token from registrations')).toEqual([
    { email: right, cancel_token: seatToken(line.secret, 'harbor/event', right) },
  ])
  line.clock.move(24 * 3_600_000)
  await line.worker.runDripTick()
  expect(line.left().at(-1)).toBe(`${right} harbor/two for Ann`)
})

test('it is written down without the address, and can be taken back', async () => {
  await line.accept(submission('drip', old))
  const before = await line.query(`select email, address_hash from leads`)
  await fix()
  expect(await line.query('select actor, action, ip_hash, details from audit_log')).toEqual([
    {
      actor: by.staff,
      action: 'person_address_fixed',
      ip_hash: 'hash',
      details: { coach: 'harbor', leads: 1 },
    },
  ])
  await fix(right, old)
  expect(await line.query('select email, address_hash from leads')).toEqual(before)
  expect((await fix(old, old)).done).toBe(false)
})

test('links of mails that arrived still work, for the person alone', async () => {
  await line.accept(submission('guide', old))
  await fix()
  const link = unsubscribeToken(line.secret, 'harbor', old)
  // Somebody else has the former address.
  await line.accept(submission('guide2', old))
  await line.unsubscriber.unsubscribe(link)
  expect(await line.query('select address_hash from suppressions')).toEqual([
    { address_hash: line.hashOf(old) },
  ])
  await line.unsubscriber.unsubscribe(unsubscribeToken(line.secret, 'harbor', right))
  expect(await line.count('suppressions')).toBe(2)
})

test('an old link leaves for the person while nobody else has the address', async () => {
  await line.accept(submission('drip', old))
  await fix()
  await line.unsubscriber.unsubscribe(unsubscribeToken(line.secret, 'harbor', old))
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'stopped' }])
})

test('that an address was refused does not follow, that the person unsubscribed does', async () => {
  await line.accept(submission('guide', old))
  await line.query(
    `insert into suppressions (coach, address_hash, reason) values ('harbor', $1, 'refused')`,
    [line.hashOf(old)],
  )
  await fix()
  expect(await line.query('select address_hash from suppressions')).toEqual([
    { address_hash: line.hashOf(old) },
  ])
  await line.act(right, unsubscribePerson, {})
  const { said } = await fix(right, 'ann@third.example')
  expect(said.at(-1)).toBe('No email leaves to it: The person has unsubscribed from this coach.')
  expect(await line.count('suppressions', `address_hash = '${line.hashOf('ann@third.example')}'`)).toBe(1)
})

test('a person who is asked to come back can say yes at the new address', async () => {
  await line.accept(submission('drip', old))
  await line.act(old, unsubscribePerson, {})
  await line.accept(submission('later', old))
  const rows = await line.query<{ token: string }>('select confirm_token as token from suppressions')
  await fix()
  await line.accept(submission('guide2', right))
  expect(await line.unsubscriber.resume(rows[0]?.token ?? '')).toMatchObject({ state: 'resumed' })
  expect(await line.count('suppressions', `address_hash = '${line.hashOf(right)}'`)).toBe(0)
})

test('a mail under way that has not left is composed again for the new address', async () => {
  await storeAndDie('guide', old)
  const leased = await hold()
  const { site } = line.releases.current()
  const coach = site.coaches['harbor']
  if (!coach) throw new Error('no coach')
  const sent: string[] = []
  const attempt = performKind({
    deps: line,
    run: leased,
    site,
    coach,
    signal: new AbortController().signal,
    markDispatched: () => markDispatched(line.pool, leased),
    send: async (mail) => {
      // It is composed for the old address when staff fix it.
      await fix()
      await markDispatched(line.pool, leased)
      sent.push(mail.to)
      return { kind: 'done' }
    },
  })
  await expect(attempt).rejects.toThrow('lease')
  await line.worker.runOnce()
  expect([...sent, ...line.left()]).toEqual([`${right} harbor/welcome for Ann`])
})

test('a mail that is leaving is said to be', async () => {
  await storeAndDie('guide', old)
  await markDispatched(line.pool, await hold())
  expect((await fix()).said).toContain(`One email was already leaving for ${old}.`)
})

test('a wrong address, and one of somebody else of the coach, is refused with what to do', async () => {
  await line.accept(submission('guide', old))
  await line.accept(submission('drip', right))
  await expect(fix(old, 'ann@')).rejects.toThrow('This is not an email address.')
  await expect(fix()).rejects.toThrow('Merge the two instead.')
  expect(await line.count('leads', `email = '${old}'`)).toBe(1)
  expect(await line.count('audit_log')).toBe(0)
})

test('the same address with another coach is not touched', async () => {
  await line.accept(submission('guide', old))
  await line.signUpElsewhere(old)
  const before = await line.elsewhere()
  await fix()
  expect(await line.elsewhere()).toEqual(before)
  expect(JSON.stringify(before)).toContain(old)
})

test('whoever signs up with the new address at the same moment, nobody is lost and nobody is twice', async () => {
  for (let round = 0; round < 8; round++) {
    const [from, to] = [`from${round}@example.com`, `to${round}@example.com`]
    await line.accept(submission('guide', from))
    const ends = await Promise.allSettled([
      fix(from, to),
      line.accept(submission('guide', to)),
      line.accept(submission('drip', to)),
    ])
    expect(ends.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const rows = await line.query<{ email: string; address_hash: string; campaign_id: string }>(
      'select email, address_hash, campaign_id from leads where email in ($1, $2)',
      [from, to],
    )
    expect(rows.filter(({ email }) => email === from)).toHaveLength(ends[0]?.status === 'fulfilled' ? 0 : 1)
    expect(new Set(rows.map(({ email, campaign_id }) => email + campaign_id)).size).toBe(rows.length)
    for (const row of rows) expect(row.address_hash).toBe(line.hashOf(row.email))
  }
})
