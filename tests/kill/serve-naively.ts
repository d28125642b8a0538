import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { readSettings } from '../../server/settings/env.ts'

/** Parts of the servers that the kill test must catch: a real database, tables like the product's, and mail. */
export const openNaively = async (columnsOfRuns: string) => {
  const settings = readSettings(process.env)
  const database = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: console.log })
  const pool = new Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  await pool.query(`
    create table if not exists leads (id uuid primary key default gen_random_uuid(), email text unique);
    create table if not exists submissions (id uuid default gen_random_uuid(), lead_id uuid, email text);
    create table if not exists consents (lead_id uuid);
    create table if not exists step_runs (${columnsOfRuns})`)
  const { hostname, port } = new URL(settings.smtpUrl ?? 'smtp://127.0.0.1:25')
  const mailer = createTransport({ host: hostname, port: Number(port), pool: true })
  const mail = (email: string) =>
    mailer.sendMail({ from: 'coach@example.com', to: email, subject: 'Welcome', text: 'Welcome' })
  const serve = (onForm: (email: string, thank: () => void) => Promise<unknown>) =>
    listen(settings, onForm, () => pool.end().then(database.stop))
  return { pool, mail, serve }
}

const listen = (
  { port, host }: { port: number; host: string },
  onForm: (email: string, thank: () => void) => Promise<unknown>,
  close: () => Promise<unknown>,
) => {
  const thanks = JSON.stringify({ ok: true, outcome: 'full' })
  const thank = (response: ServerResponse) => () =>
    void response.setHeader('content-type', 'application/json').end(thanks)
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/readyz') return response.end('ok')
      // Only the kill test calls this, always with this body.
      const { email } = (await json(request)) as { email: string }
      return onForm(email, thank(response))
    }
    void answer().catch(() => response.destroy())
  })
  server.listen(port, host)
  process.on('SIGTERM', () => {
    server.closeAllConnections()
    void close().then(() => process.exit(0))
  })
}
