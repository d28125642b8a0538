/** A scheduler without a lock, which the check with two processes must catch: it reads due mails, sends them, marks them sent. */
import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import { readSettings } from '../../server/settings/env.ts'

const { databaseUrl, smtpUrl } = readSettings(process.env)
const pool = new Pool({ connectionString: databaseUrl })
const { hostname, port } = new URL(smtpUrl ?? 'smtp://127.0.0.1:25')
const mailer = createTransport({ host: hostname, port: Number(port), pool: true })

const { rows } = await pool.query<{ email: string }>('select email from naive_journeys where not is_sent')
for (const { email } of rows) {
  await mailer.sendMail({ from: 'coach@example.com', to: email, subject: 'Day two', text: 'Day two' })
  await pool.query('update naive_journeys set is_sent = true where email = $1', [email])
}
mailer.close()
await pool.end()
