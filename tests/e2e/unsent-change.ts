import type { Product } from '../product.ts'

export const event = 'harbor/relocation-masterclass'

/** A guest of `event`, and a change of it of which the guest has no email yet. */
export const addUnsentChange = async (
  { origin, query }: Product,
  visitor: { name: string; email: string },
): Promise<void> => {
  await fetch(`${origin}/api/submit/${event}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...visitor,
      company: 'Northwind',
      jobTitle: 'Head of People',
      companySize: '51-200',
      relocationInterest: 'high-costs',
    }),
  })
  await query(
    `insert into event_notices (event, starts_at, starts_as, ends_at, place, status, email)
     select id, starts_at, starts_as, ends_at, 'https://meet.example/spring', 'planned', 'harbor/~event-moved'
     from events where id = $1`,
    [event],
  )
}
