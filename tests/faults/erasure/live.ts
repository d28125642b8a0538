import { Webhook } from 'standardwebhooks'
import { approveForms } from '../../../engine/campaign/staff/queue/quarantined.ts'
import { must } from '../define-check.ts'
import { isOk, newPerson } from '../people.ts'
import type { Product } from '../../product.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import type { Commands } from './commands.ts'
import { addresses, her, neighbour } from './her.ts'

/** For MAIL_EVENTS_SECRET. */
export const eventsSecret = `whsec_${Buffer.from('only for reports of the checks').toString('base64')}`

type Sent = { email: string; name?: string; fields?: Record<string, unknown>; from?: string }

const send = async (stage: Stage, campaign: string, { email, name = her.name, fields, from }: Sent) => {
  const person = { ...newPerson('erased'), email, ...(from && { address: from }) }
  const attribution = {
    utm_source: addresses.own,
    utm_content: her.utm,
    referrer: `https://mail.visitors.example/read?user=${encodeURIComponent(addresses.own)}`,
    landingPath: `/${campaign}?email=${encodeURIComponent(addresses.own)}`,
  }
  const visit = email === neighbour ? {} : { attribution }
  await stage.submit(person, campaign, { fields: { name, ...visit, ...fields } })
  must(isOk(person), `${campaign} was answered ${person.status} ${person.said}`)
}

const answers = { phone: her.phone, trouble: her.trouble }

/** What comes while there is no mail server yet: emails stay in the data folder. */
export const beginWithMailbox = async (stage: Stage) => {
  const { own, fair, typo } = addresses
  await seen(stage)
  await send(stage, 'guide', { email: own, from: her.network })
  await send(stage, 'asked', { email: own, fields: answers, from: her.network })
  await send(stage, 'guide', { email: fair })
  await send(stage, 'listed', { email: typo })
  const other = { email: neighbour, name: 'Wilhelm Grepman' }
  await send(stage, 'guide', other)
  await send(stage, 'asked', { ...other, fields: { phone: '+442079460999', trouble: 'None.' } })
  await nothingDue(stage.product)
}

/** A page with everything in its address that the links of mails may have. */
const seen = async ({ product: { origin } }: Stage) => {
  const page = `${origin}/guide?utm_source=${addresses.own}&utm_content=${her.utm}&email=${addresses.own}`
  const headers = { referer: page, 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0', origin }
  for (const query of ['', 'start&'])
    await fetch(`${origin}/api/seen/lantern/guide?${query}from=https://${her.utm}.example/`, {
      method: 'POST',
      headers,
    })
  await fetch(page)
}

/** `seconds`: the offset of the product's clock. Mails past the cap of a day wait for longer. */
export const nothingDue = ({ query }: Product, seconds = 0) =>
  waitUntil('nothing is due', 60, async () => {
    const rows = await query(due, [seconds])
    return rows.length === 0
  })

const due = `
select from step_runs where state = 'running' or (state = 'pending' and next_attempt_at <= now() + make_interval(secs => $1))
limit 1`

/** What comes with mail server and mailing list, neither of which takes everything. */
export const goOnWithFaults = async (stage: Stage, { person }: Commands) => {
  const { own, fair, late, typo } = addresses
  const { sink, mailchimp, count } = stage
  await person('merge', own, typo)
  await person('note', own, her.note)
  await person('tag', own, her.tag)
  await send(stage, 'drip', { email: own })
  await send(stage, 'event', { email: own })
  await send(stage, 'confirmed', { email: own })
  await withoutScripts(stage)
  for (const email of [own, late])
    await send(stage, 'guide-two', { email, fields: { website: 'https://x.example' } })
  await nothingDue(stage.product)
  await askForOwnData(stage)
  await bounce(stage, fair)
  await sink.setMode('451', own)
  mailchimp.setMode('503-html')
  await send(stage, 'waiting', { email: own })
  await send(stage, 'listed', { email: own })
  const waits = (provider: string) =>
    count(
      `select count(*) from step_runs where provider = $1 and state = 'pending' and last_error is not null`,
      [provider],
    )
  await waitUntil(
    'a mail and a call wait for their next attempt',
    30,
    async () => (await waits('mail')) > 0 && (await waits('mailchimp')) > 0,
  )
}

const withoutScripts = async ({ product: { origin } }: Stage) => {
  const body = new URLSearchParams({ name: her.name, email: addresses.own })
  const headers = {
    origin,
    'x-forwarded-for': her.network,
    referer: `${origin}/guide?utm_content=${her.utm}`,
  }
  const answer = await fetch(`${origin}/api/submit/lantern/guide`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  must(answer.status === 303, `without scripts it was ${answer.status}`)
}

/** The mail with the link to what is stored: the audit log knows of it by the hash of the address. */
const askForOwnData = async ({ product: { origin, query } }: Stage) => {
  const [link] = await query(
    'select token from unsubscribe_links join leads using (address_hash) where email = $1',
    [addresses.own],
  )
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${origin}/u/${String(link?.token)}/data`, { method: 'POST', headers })
  must(answer.status === 200, `the link to her data was answered ${answer.status}`)
}

const bounce = async ({ product: { origin } }: Stage, email: string) => {
  const body = JSON.stringify({ type: 'bounce', email })
  const [id, now] = ['report-1', new Date()]
  const signature = new Webhook(eventsSecret).sign(id, now, body)
  const answer = await fetch(`${origin}/api/mail-events`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signature,
    },
  })
  must(answer.status === 200, `the report of a bounce was answered ${answer.status}`)
}

/** After the backup: staff look at her and approve the quarantined form of `late`, which is a person from then on. */
export const actAsStaff = async ({ product: { origin, query, signInLink } }: Stage) => {
  const token = URL.parse(signInLink() ?? '')?.searchParams.get('token') ?? ''
  const signedIn = await fetch(`${origin}/staff/sign-in`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const [[lead], [form]] = [
    await query('select id from leads where email = $1', [addresses.own]),
    await query('select id from submissions where email = $1', [addresses.late]),
  ]
  const read = await fetch(`${origin}/staff/api/people/${String(lead?.id)}`, { headers: { cookie } })
  must(read.status === 200, `staff were answered ${read.status}`)
  const approved = await fetch(`${origin}${approveForms.path}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [form?.id] }),
  })
  must(approved.status === 200, `the approval was answered ${approved.status}`)
}
