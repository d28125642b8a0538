/** A server that the kill test must catch: it stores the form row by row, and sends the mail after the response. */
import { openNaively } from './serve-naively.ts'

const { pool, mail, serve } = await openNaively('lead_id uuid, state text')

const store = async (email: string): Promise<string> => {
  const upsert =
    'insert into leads (email) values ($1) on conflict (email) do update set email = $1 returning id'
  const { rows } = await pool.query<{ id: string }>(upsert, [email])
  const id = rows[0]?.id ?? ''
  await pool.query('insert into submissions (lead_id, email) values ($1, $2)', [id, email])
  await pool.query('insert into consents values ($1)', [id])
  return id
}

serve(async (email, thank) => {
  const id = await store(email)
  thank()
  await mail(email)
  await pool.query("insert into step_runs values ($1, 'sent')", [id])
})
