/**
 * A server that the kill test must catch: a plain outbox. It stores lead and outbox row together, so nothing is lost; but it
 * does not lease rows, marks a batch as sent only after all of it, and gives every mail a new Message-ID. Mails in progress
 * at a kill are sent again.
 */
import { openNaively } from './serve-naively.ts'

const { pool, mail, serve } = await openNaively('lead_id uuid unique, email text, state text')

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
  await Promise.all(rows.map(({ email }) => mail(email)))
  const emails = rows.map(({ email }) => email)
  await pool.query("update step_runs set state = 'sent' where email = any($1)", [emails])
}

const goOn = () => {
  void sendBatch()
    .catch(() => undefined)
    .finally(() => setTimeout(goOn, 20))
}
goOn()

serve(async (email, thank) => {
  await store(email)
  thank()
})
