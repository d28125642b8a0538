/**
 * What the kill test has to catch: a plain outbox. Lead and outbox row are stored together, and nothing is lost; but rows
 * are neither leased nor marked before they leave, a batch is crossed off once all of it has left, and every mail gets a
 * new Message-ID. What was on its way at a kill leaves again.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts'
import { readSettings } from '../../server/env.ts'

const settings = readSettings(process.env)
const database = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: console.log })
const pool = new Pool({ connectionString: database.url })
pool.on('error', () => undefined)
await pool.query(`
  create table if not exists leads (id uuid primary key default gen_random_uuid(), email text unique);
  create table if not exists submissions (id uuid default gen_random_uuid(), lead_id uuid, email text);
  create table if not exists consents (lead_id uuid);
  create table if not exists step_runs (lead_id uuid unique, email text, state text)`)
const { hostname, port } = new URL(settings.smtpUrl ?? 'smtp://127.0.0.1:25')
const mailer = createTransport({ host: hostname, port: Number(port), pool: true })

const store = (email: string) =>
  pool.query(
    `with lead as (
       insert into leads (email) values ($1) on conflict (email) do update set email = $1 returning id),
     submission as (insert into submissions (lead_id, email) select id, $1 from lead),
     consent as (insert into consents select id from lead)
     insert into step_runs select id, $1, 'pending' from lead on conflict do nothing`,
    [email],
  )

const sendBatch = async () => {
  const { rows } = await pool.query<{ email: string }>(
    "select email from step_runs where state = 'pending' limit 20",
  )
  await Promise.all(
    rows.map(({ email }) =>
      mailer.sendMail({ from: 'coach@example.com', to: email, subject: 'Welcome', text: 'Welcome' }),
    ),
  )
  const emails = rows.map(({ email }) => email)
  await pool.query("update step_runs set state = 'sent' where email = any($1)", [emails])
}

const goOn = () => {
  void sendBatch()
    .catch(() => undefined)
    .finally(() => setTimeout(goOn, 20))
}
goOn()

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/readyz') return response.end('ok')
    // Only the kill test calls this, always with this body.
    const { email } = (await json(request)) as { email: string }
    await store(email)
    const told = JSON.stringify({ ok: true, outcome: 'full' })
    return response.setHeader('content-type', 'application/json').end(told)
  }
  void answer().catch(() => response.destroy())
})
server.listen(settings.port, settings.host)

process.on('SIGTERM', () => {
  server.closeAllConnections()
  void pool
    .end()
    .then(database.stop)
    .then(() => process.exit(0))
})
