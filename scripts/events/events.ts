import type { Client } from 'pg'
import { counted } from '../../engine/words/counted.ts'
import { StartRefused } from '../../server/errors.ts'
import { noticeWords, untold } from '../../server/events/notice-words.ts'
import { dismissWaitingNotice, sendWaitingNotice } from '../../server/events/press-notice.ts'
import { findWaitingNotices } from '../../server/events/waiting-notices.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const usage = `Say what to do:
  npm run events -- list            events with their seats, and changes that guests have not been told
  npm run events -- send EVENT      tells all guests of EVENT what is true now
  npm run events -- dismiss EVENT   tells nobody; EVENT is "<coach>/<campaign>"`

const main = async () => {
  const [command = '', event = ''] = process.argv.slice(2)
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run || (command !== 'list' && event === '')) throw new StartRefused(usage)
  console.log(await withDatabase({ name: 'events' }, (client) => run(client, event)))
}

const list = async (client: Client): Promise<string> => {
  const { rows } = await client.query<unknown[]>({ text: selectEvents, rowMode: 'array' })
  const notices = await findWaitingNotices(client, new Date(), null)
  const waiting = notices.map((notice) => `${notice.event}: ${untold(notice)}. ${noticeWords(notice)}`)
  return [toTable(['event', 'begins', 'taken', 'capacity', 'status'], rows), ...waiting].join('\n')
}

const selectEvents = `
select id, starts_at, taken, capacity, case when status <> 'cancelled' and ends_at <= now() then 'over' else status end
from events order by ends_at <= now(), starts_at, id limit 200`

const commands: Record<string, (client: Client, event: string) => Promise<string>> = {
  list,
  send: async (client, event) => {
    const guests = await pressed(client, event, sendWaitingNotice)
    if (guests === null) throw nothingWaits(event)
    return `${counted(guests, 'mail')} about ${event} wait in the queue; a running server sends them.`
  },
  dismiss: async (client, event) => {
    if (!(await pressed(client, event, dismissWaitingNotice))) throw nothingWaits(event)
    return `Nobody is told of the change of ${event}.`
  },
}

type Act<Answer> = (client: Client, press: Parameters<typeof sendWaitingNotice>[1]) => Promise<Answer>

const pressed = async <Answer>(client: Client, event: string, act: Act<Answer>): Promise<Answer> => {
  await client.query('begin')
  const answer = await act(client, { event, actor: 'operator', ipHash: null, now: new Date() })
  await client.query('commit')
  return answer
}

const nothingWaits = (event: string) =>
  new StartRefused(`No notice of ${event} waits: see npm run events -- list`)

await main().catch(endRefused)
