/** A server that the race must catch: it counts the seats and takes one in two statements. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { readSettings } from '../../server/settings/env.ts'

const settings = readSettings(process.env)
const capacity = Number(process.env['CAPACITY'])
const pool = new Pool({ connectionString: settings.databaseUrl, max: 20 })
pool.on('error', () => undefined)
await pool
  .query('create table if not exists naive_registrations (email text primary key)')
  .catch(() => undefined)

const register = async (email: string): Promise<[number, object]> => {
  const { rows } = await pool.query<{ taken: number }>(
    'select count(*)::int as taken from naive_registrations',
  )
  if ((rows[0]?.taken ?? 0) >= capacity)
    return [409, { error: { code: 'event_full', message: process.env['FULL_TEXT'] } }]
  await pool.query('insert into naive_registrations values ($1)', [email])
  return [200, { ok: true }]
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/readyz') return response.end('ok')
    // Only the race calls this, always with this body.
    const { email } = (await json(request)) as { email: string }
    const [status, body] = await register(email)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  void answer().catch(() => response.destroy())
})
server.listen(settings.port, settings.host)

process.on('SIGTERM', () => {
  server.closeAllConnections()
  void pool.end().then(() => process.exit(0))
})
