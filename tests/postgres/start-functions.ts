import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import { composeServer } from '../../server/process/compose.ts'
import { readSettings } from '../../server/settings/env.ts'
import { addressHash } from '../../server/settings/keys.ts'
import { addMember, addToken } from '../../server/staff/members.ts'
import { writeFakeRelease } from '../fakes/fake-release.ts'
import { startFakeMailchimp } from '../fakes/fake-mailchimp.ts'
import { startFakeImages } from '../fakes/fake-images.ts'
import { startSmtpSink } from '../fakes/smtp-sink.ts'
import { functionsSite } from './functions-site.ts'
import { startTestDatabase } from './start.ts'

const secret = 's'.repeat(32)
export const key = 'pk_of_a_test_1234567890'

/** Headers of a page: the key in both places. */
export const withKey = { authorization: `Bearer ${key}`, apikey: key }

export const startFunctions = async () => {
  const [database, sink, mailchimp, images] = await Promise.all([
    startTestDatabase({ isMigrated: true }),
    startSmtpSink(),
    startFakeMailchimp(),
    startFakeImages(),
  ])
  const pool = createPool(database.url)
  const releases = await mkdtemp(join(tmpdir(), 'porchlight-functions-'))
  const site = functionsSite()
  await writeFakeRelease(releases, site)
  const clock = stoppedClock('2026-11-21T09:00:00Z')
  const settings = {
    ...readSettings({
      PORT: '3000',
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLISHABLE_KEY: key,
      SMTP_URL: sink.url,
      MAILCHIMP_API_KEY: mailchimp.apiKey,
      MAILCHIMP_URL: mailchimp.url,
      OPENAI_API_KEY: images.apiKey,
      OPENAI_BASE_URL: `${images.url}/v1`,
    }),
    secret,
  }
  const server = await composeServer(settings, { pool, releases, clock, log: createLog('silent') })
  server.worker.start()
  await addMember(pool, { email: 'sam@staff.example', role: 'owner', coach: null })
  await addMember(pool, { email: 'cary@staff.example', role: 'owner', coach: 'caring' })
  let visitors = 0
  return {
    pool,
    clock,
    sink,
    mailchimp,
    images,
    server,
    staff: { authorization: `Bearer ${await addToken(pool, 'sam@staff.example', clock.now())}` },
    /** The same for a member of one coach. */
    staffOfCaring: { authorization: `Bearer ${await addToken(pool, 'cary@staff.example', clock.now())}` },
    /** Calls a function, from another address each time by default. */
    call: (name: string, body: unknown, headers: Record<string, string> = withKey) =>
      server.app.inject({
        method: 'POST',
        url: `/functions/v1/${name}`,
        headers: {
          host: '127.0.0.1:3000',
          'x-forwarded-for': `198.51.100.${++visitors % 250}, 203.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    rowIdOf: (id: string) => site.campaigns[id]?.rowId ?? '',
    addLead: async (campaign: string, email: string, name: string | null = null) => {
      const id = randomUUID()
      await pool.query(
        `insert into leads (id, email, name, source, campaign_id, coach, address_hash, created_at)
         values ($1, $2, $3, 'import', $4, $5, $6, $7)`,
        [
          id,
          email,
          name,
          site.campaigns[campaign]?.rowId,
          campaign.split('/')[0],
          addressHash(secret, email),
          clock.now(),
        ],
      )
      return id
    },
    count: async (sql: string, values: unknown[] = []) =>
      Number((await pool.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]?.count),
    stop: async () => {
      await server.stop()
      await pool.end()
      await Promise.all([database.stop(), sink.close(), mailchimp.close(), images.close()])
      await rm(releases, { recursive: true, force: true })
    },
  }
}

export type FunctionsLine = Awaited<ReturnType<typeof startFunctions>>

export const subjectsTo = ({ sink }: FunctionsLine, email: string) =>
  sink.mailsTo(email).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())
