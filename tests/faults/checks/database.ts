import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { aim, defineCheck, must } from '../define-check.ts'
import { isOk, newPeople, newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import { databaseProcess } from '../../product-processes.ts'
import type { Stage } from '../stage.ts'
import { atRate, waitUntil } from '../wait-until.ts'
import { mustBeTaken } from './mail-server.ts'

const withLock = async (stage: Stage, seconds: number, work: () => Promise<void>) => {
  const client = new Client({ connectionString: stage.databaseUrl() })
  await client.connect()
  try {
    await client.query('begin; lock table leads in access exclusive mode')
    const released = pause(seconds * 1000).then(() => client.query('rollback'))
    await work()
    await released
  } finally {
    await client.end()
  }
}

/** Ends every database session, and refuses new ones for a while. */
const takeDatabaseAway = async (stage: Stage, seconds: number) => {
  if (stage.isEmbedded) return process.kill(databaseProcess(stage.product.dataDir), 'SIGINT')
  const url = new URL(stage.databaseUrl())
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`alter database ${name} allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await pause(seconds * 1000)
  await client.query(`alter database ${name} allow_connections true`)
  return client.end()
}

const olderSyncs = 'select wal_sync from pg_stat_wal'
/** Since version 18. */
const newerSyncs = "select sum(fsyncs) from pg_stat_io where object = 'wal'"

type Sent = { person: Person; at: number }

/** Every five to ten seconds; returns the seconds until a form was accepted again. */
const restartUntil = async (stage: Stage, over: AbortSignal, sent: Sent[]): Promise<number[]> => {
  const gaps: number[] = []
  await pause(3000)
  while (!over.aborted) {
    await takeDatabaseAway(stage, stage.random() * 2)
    const began = performance.now()
    const isBack = () => sent.some(({ person, at }) => at > began && isOk(person))
    gaps.push(await waitUntil('a form is taken again', 20, isBack))
    await pause(5000 + stage.random() * 5000, undefined, { signal: over }).catch(() => undefined)
  }
  return gaps
}

/** Everyone whose form was accepted is stored. */
export const mustBeStored = async ({ product }: Stage, people: Person[]): Promise<void> => {
  const rows = await product.query('select email from leads where email = any($1)', [
    people.map(({ email }) => email),
  ])
  const stored = new Set(rows.map(({ email }) => email))
  const lost = people.filter((person) => isOk(person) && !stored.has(person.email))
  must(lost.length === 0, `${lost.length} acknowledged leads are lost`)
}

export const databaseChecks = [
  defineCheck({
    id: 'database-locked',
    title: 'another session locks a table',
    quick: true,
    run: async (stage) => {
      const [short, long] = [newPeople(5, 'lock'), newPeople(5, 'locked')]
      await withLock(stage, 3, async () => void (await stage.submitAll(short, 'guide')))
      mustBeTaken(short)
      await stage.settle(30)
      const retryAfter: (string | null)[] = []
      await withLock(stage, stage.isQuick ? 7 : 30, async () => {
        const [header] = await Promise.all([
          retryAfterOf(stage, newPerson('locked-header')),
          stage.submitAll(long, 'guide'),
        ])
        retryAfter.push(header)
      })
      must(
        long.every(({ status, said }) => status === 503 && said === 'temporarily_unavailable'),
        long.map(({ status, said }) => `${status} ${said}`).join(', '),
      )
      must(Boolean(retryAfter[0]), 'no Retry-After')
      await mustBeStored(stage, short)
      const left = await stage.count("select count(*) from submissions where email like 'locked%'")
      must(left === 0, `${left} rows of forms that were refused`)
      const slowest = Math.max(...long.map(({ took }) => took))
      aim(slowest, 6000, 'refused after')
      return `3 s: 5 taken; 30 s: 5 x 503 within ${Math.round(slowest)} ms, Retry-After ${retryAfter[0]}, 0 rows`
    },
  }),
  defineCheck({
    id: 'database-restarts',
    title: 'the database is restarted again and again under 20 forms a second',
    quick: true,
    isAlone: true,
    run: async (stage) => {
      const { submit, settle, isQuick } = stage
      const seconds = isQuick ? 9 : Number(process.env['FAULTS_RESTART_SECONDS'] ?? 600)
      const sent: Sent[] = []
      const over = new AbortController()
      const state = { isDone: false }
      const restarting = restartUntil(stage, over.signal, sent).finally(() => (state.isDone = true))
      restarting.catch(() => undefined)
      const sendOne = async () => {
        const form = { person: newPerson('restart'), at: performance.now() }
        sent.push(form)
        await submit(form.person, 'guide')
      }
      await atRate(20, seconds, sendOne)
      over.abort()
      // The last restart may be a moment ago: later forms show the recovery.
      while (!state.isDone) await atRate(20, 1, sendOne)
      const gaps = await restarting
      const people = sent.map(({ person }) => person)
      const odd = people.filter((person) => !isOk(person) && person.status !== 503)
      must(
        odd.length === 0,
        `${odd.length} answers were neither ok nor 503: ${odd[0]?.status} ${odd[0]?.said}`,
      )
      await settle(90)
      await mustBeStored(stage, people)
      for (const _ of gaps) stage.noteFault()
      const taken = people.filter(isOk)
      const unmailed = taken.filter(({ email }) => stage.sink.mailsTo(email).length === 0).length
      must(unmailed === 0, `${unmailed} never mailed`)
      aim(Math.max(...gaps) * 1000, 5000, 'first form after a return')
      return `${gaps.length} restarts, ${people.length} forms: ${taken.length} ok, ${people.length - taken.length} x 503, 0 lost; first ok after at most ${Math.max(...gaps).toFixed(1)} s`
    },
  }),
  defineCheck({
    id: 'database-flushes-before-answer',
    title: 'a response is sent after the data is on disk',
    quick: true,
    run: async ({ product, submit, count }) => {
      const settings = await product.query(
        "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')",
      )
      if (process.env['TEST_DATABASE_URL'] === undefined)
        must(
          settings.every(({ setting }) => setting === 'on'),
          JSON.stringify(settings),
        )
      const syncs =
        (await count("select current_setting('server_version_num')")) < 180_000 ? olderSyncs : newerSyncs
      const before = await count(syncs)
      const [person] = newPeople(1, 'disk')
      if (!person) throw new Error('nobody')
      mustBeTaken([await submit(person, 'guide')])
      await waitUntil('the log is synced', 10, async () => (await count(syncs)) > before)
      return `${settings.map(({ name, setting }) => `${String(name)} ${String(setting)}`).join(', ')}; the log was synced around the form`
    },
  }),
]

const retryAfterOf = async ({ product }: Stage, person: Person) => {
  const answer = await fetch(`${product.origin}/api/submit/lantern/guide`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.origin,
      'idempotency-key': person.key,
      'x-forwarded-for': person.address,
    },
    body: JSON.stringify({ name: 'Ann', email: person.email, elapsed: 9000 }),
  })
  return answer.headers.get('retry-after')
}
