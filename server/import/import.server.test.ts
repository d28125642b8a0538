import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { findCampaign, findCoach } from './find-campaign.ts'
import { journeyImporter } from './journeys.ts'
import { leadImporter } from './leads.ts'
import { runImport } from './run-import.ts'
import { unsubscribeImporter } from './unsubscribes.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let client: Client
let folder = ''
beforeAll(async () => {
  line = await startPipeline()
  client = new Client({ connectionString: line.url })
  await client.connect()
  folder = mkdtempSync(join(tmpdir(), 'porchlight-import-'))
})
beforeEach(() => line.clear())
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await client.end()
  await line.stop()
})

type How = { strict?: boolean; dryRun?: boolean }
const bad: string[] = []
const options = (content: string, { strict = false, dryRun = false }: How) => {
  const file = join(folder, 'people.csv')
  writeFileSync(file, content)
  bad.length = 0
  const onBadRow = ({ line: at, diagnostic }: { line: number; diagnostic: string }) =>
    void bad.push(`${at}: ${diagnostic}`)
  return { file, strict, dryRun, onHeading: () => {}, onBadRow }
}
const known = () => ({ secret: line.secret, now: line.clock.now(), from: 'people.csv' })
const leads = async (content: string, how: How = {}) => {
  const importer = leadImporter(await findCampaign(client, 'harbor/guide'), known())
  return runImport(client, { ...options(content, how), kind: 'leads', importer })
}
const journeys = async (content: string, campaign = 'harbor/drip') => {
  const importer = journeyImporter(await findCampaign(client, campaign), known())
  return runImport(client, { ...options(content, {}), kind: 'journeys', importer })
}
const unsubscribes = async (content: string) => {
  const importer = unsubscribeImporter(await findCoach(client, 'harbor'), known())
  return runImport(client, { ...options(content, {}), kind: 'unsubscribes', importer })
}

test('leads come in with what they agreed to, get no mail, and a second run changes nothing', async () => {
  const content =
    'email,name,created_at,consent\nAnn@example.com,Ann,2026-01-31,I agree.\nbob@example.com,,,\n'
  expect(await leads(content)).toMatchObject({ rows: 2, added: 2, bad: 0, isWritten: true })
  expect(await line.query(`select email, name, source, created_at from leads order by email`)).toEqual([
    { email: 'ann@example.com', name: 'Ann', source: 'import', created_at: new Date('2026-01-31') },
    { email: 'bob@example.com', name: null, source: 'import', created_at: line.clock.now() },
  ])
  expect(await line.query('select text from consents order by text')).toEqual([
    { text: 'Given elsewhere, before the import.' },
    { text: 'I agree.' },
  ])
  expect(await line.count('step_runs')).toBe(0)
  expect(await leads(content)).toMatchObject({ added: 0, bad: 0 })
  expect(await line.count('leads')).toBe(2)
  expect(await line.count('consents')).toBe(2)
})

test('who is a lead already stays as they are, and an imported lead can still send the form', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  expect(await leads('email,name\nann@example.com,Other\nbob@example.com,Bob\n')).toMatchObject({ added: 1 })
  expect(await line.query(`select name from leads where email = 'ann@example.com'`)).toEqual([
    { name: 'Ann' },
  ])
  line.mailer.sent.length = 0
  await line.accept(submission('guide', 'bob@example.com'))
  expect(line.mailer.sent.map(({ to }) => to)).toEqual(['bob@example.com'])
})

test('bad rows are reported with their line; with "strict" one of them stops the import, and a dry run writes nothing', async () => {
  const content = 'email,created_at\nann@example.com,2026-01-01\nnobody,\nbob@example.com,soon\n'
  expect(await leads(content, { strict: true })).toMatchObject({ bad: 2, isWritten: false })
  expect(await leads(content, { dryRun: true })).toMatchObject({ added: 1, isWritten: false })
  expect(await line.count('leads')).toBe(0)
  expect(await leads(content)).toMatchObject({ rows: 3, added: 1, bad: 2, isWritten: true })
  expect(bad).toEqual([
    '3: "nobody" is not a valid email address.',
    expect.stringMatching(/^4: "soon" is not a date/),
  ])
})

test('a journey continues where it was: what was sent is not sent again, the next mail leaves when it is due', async () => {
  const sequence = (await findCampaign(client, 'harbor/drip')).sequence.map(({ email }) => email)
  const started = new Date(line.clock.now().getTime() - 25 * 3_600_000).toISOString()
  const content = `email,started_at,last_email\nann@example.com,${started},${sequence[0]?.split('/')[1]}\n`
  expect(await journeys(content)).toMatchObject({ added: 1, bad: 0 })
  expect(await journeys(content)).toMatchObject({ added: 0, bad: 0 })
  expect(await line.query(`select email, state from step_runs`)).toEqual([
    { email: sequence[0], state: 'sent' },
  ])
  const sent = async () => {
    await line.worker.runDripTick()
    return line.mailer.sent.map(({ subject }) => subject)
  }
  const before = await sent()
  for (let day = 0; day < 4; day++) {
    line.clock.move(24 * 3_600_000)
    await sent()
  }
  const all = line.mailer.sent.map(({ subject }) => subject)
  expect(all.some((subject) => subject.startsWith(String(sequence[0])))).toBe(false)
  expect(all).toHaveLength(sequence.length - 1)
  expect(before.length).toBeLessThanOrEqual(1)
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'completed' }])
})

test('a journey that had all of its mails is over', async () => {
  const { sequence } = await findCampaign(client, 'harbor/drip')
  await journeys(`email,started_at,position\nann@example.com,2026-01-01,${sequence.length}\n`)
  expect(await line.query('select status, is_completed from user_journeys')).toEqual([
    { status: 'completed', is_completed: true },
  ])
  await line.worker.runDripTick()
  expect(line.mailer.sent).toEqual([])
})

test('a journey row that leaves open what was sent is reported', async () => {
  await journeys(
    'email,started_at,last_email,position\na@example.com,2026-01-01,,\nb@example.com,2026-01-01,none,\nc@example.com,2026-01-01,,99\n',
  )
  expect(bad).toEqual([
    '2: say which email was sent last, or how many were sent (0: none).',
    expect.stringMatching(/^3: the sequence has no email "none". It has: harbor\//),
    expect.stringMatching(/^4: 99 emails cannot have been sent/),
  ])
})

test('who has unsubscribed is kept as a hash, gets nothing, and the journeys end', async () => {
  await journeys('email,started_at,position\nann@example.com,2026-11-21,0\n')
  const content = 'email,reason\nann@example.com,\nBob@example.com,cleaned\ncy@example.com,because\n'
  expect(await unsubscribes(content)).toMatchObject({ rows: 3, added: 2, bad: 1 })
  expect(await unsubscribes(content)).toMatchObject({ added: 0 })
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'stopped' }])
  const kept = await line.query<{ address_hash: string; reason: string }>(
    'select * from suppressions order by reason',
  )
  expect(kept.map(({ reason }) => reason)).toEqual(['refused', 'unsubscribed'])
  expect(JSON.stringify(kept)).not.toContain('example.com')
  await journeys('email,started_at,position\nbob@example.com,2026-11-21,0\n')
  expect(await line.count('user_journeys', `status = 'suppressed'`)).toBe(1)
})

test('an unknown campaign or coach is reported with those that exist', async () => {
  await expect(findCampaign(client, 'harbor/none')).rejects.toThrow(
    /no campaign "harbor\/none". There are: harbor\//,
  )
  await expect(findCoach(client, 'none')).rejects.toThrow('There are: harbor.')
})

test('many rows come in batches, in one transaction', async () => {
  const rows = Array.from({ length: 2500 }, (_, n) => `person${n % 2400}@example.com`)
  expect(await leads(`email\n${rows.join('\n')}\n`)).toMatchObject({ rows: 2500, added: 2400 })
})
