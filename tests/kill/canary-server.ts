/** What the kill test has to catch: the form is stored row by row and the mail is sent after the answer, by hand. */
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
  create table if not exists step_runs (lead_id uuid, state text)`)
const { hostname, port } = new URL(settings.smtpUrl ?? 'smtp://127.0.0.1:25')
const mailer = createTransport({ host: hostname, port: Number(port), pool: true })

const store = async (email: string): Promise<string> => {
  const upsert =
    'insert into leads (email) values ($1) on conflict (email) do update set email = $1 returning id'
  const { rows } = await pool.query<{ id: string }>(upsert, [email])
  const id = rows[0]?.id ?? ''
  await pool.query('insert into submissions (lead_id, email) values ($1, $2)', [id, email])
  await pool.query('insert into consents values ($1)', [id])
  return id
}

const confirm = async (id: string, email: string) => {
  await mailer.sendMail({ from: 'coach@example.com', to: email, subject: 'Welcome', text: 'Welcome' })
  await pool.query("insert into step_runs values ($1, 'sent')", [id])
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/readyz') return response.end('ok')
    // Only the kill test calls this, always with this body.
    const { email } = (await json(request)) as { email: string }
    const id = await store(email)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: true, outcome: 'full' }))
    return confirm(id, email)
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
