import type { Guest } from '../../../engine/campaign/staff/events.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { byteOrderMark, csvLine } from '../../people/csv.ts'
import { guestsAfter } from './list-guests.ts'

const batch = 1000

type Asked = { event: string; campaign: SiteCampaign | undefined }

/** CSV of all guests by address, in parts of a thousand; between them no connection is held. */
export async function* exportGuests(pool: Pool, asked: Asked, most = batch): AsyncGenerator<string> {
  const answers = await answerNames(pool, asked)
  // Before the first byte: without the database the answer is an error, not half a file.
  let guests = await guestsAfter(pool, asked, { after: '', most })
  yield byteOrderMark + csvLine([...columns, ...answers.map(heading)])
  for (;;) {
    yield guests.map((guest) => line(guest, answers)).join('')
    const last = guests.at(-1)
    if (!last || guests.length < most) return
    guests = await guestsAfter(pool, asked, { after: last.email, most })
  }
}

const columns = ['registered', 'name', 'email', 'here', 'confirmation']

/** A field called "here" keeps its column apart. */
const heading = (field: string) => (columns.includes(field) ? `answer ${field}` : field)

/** Those of the form, and what earlier forms have asked. */
const answerNames = async (pool: Pool, { event, campaign }: Asked): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(storedNames, [event])
  const names = [...(campaign?.form?.fields ?? []), ...rows].map(({ name }) => name)
  return [...new Set(names)].filter((name) => name !== 'name' && name !== 'email')
}

const storedNames = `
select distinct jsonb_object_keys(details) as name from registrations
where event = $1 and jsonb_typeof(details) = 'object' order by name`

const line = (guest: Guest, answers: string[]) =>
  csvLine([
    guest.registeredAt,
    guest.name ?? '',
    guest.email,
    guest.here ?? '',
    guest.confirmation,
    ...answers.map((name) => guest.answers[name] ?? ''),
  ])
