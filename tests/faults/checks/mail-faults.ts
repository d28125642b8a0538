import { setTimeout as pause } from 'node:timers/promises'
import { defineCheck, must } from '../define-check.ts'
import { newPeople } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeMailedOnce, mustBeTaken } from './mail-server.ts'

const day = 86_400
const expected = [60, 300, 1800, 7200, 18_000, 36_000]

const rowOf = async ({ product }: Stage, { email }: Person) => {
  const [row] = await product.query(
    `select state, attempts, extract(epoch from next_attempt_at - step_runs.created_at)::float8 as due
     from step_runs join leads on leads.id = lead_id where leads.email = $1 and step_runs.email is not null`,
    [email],
  )
  return { state: String(row?.['state']), attempts: Number(row?.['attempts']), due: Number(row?.['due']) }
}

/** Moves the clock from attempt to attempt; returns the gaps in seconds. */
const followSchedule = async (stage: Stage, person: Person): Promise<number[]> => {
  const gaps: number[] = []
  let at = 0
  for (let tries = 0; tries < 40; tries += 1) {
    let row = await rowOf(stage, person)
    await waitUntil(`attempt ${tries + 1} ends`, 30, async () => {
      row = await rowOf(stage, person)
      return row.state === 'failed' || (row.state === 'pending' && row.due > at + 1)
    })
    if (row.state === 'failed') return gaps
    gaps.push(row.due - at)
    at = row.due
    must(at < 5 * day + 60, `attempts go on after ${(at / day).toFixed(1)} days`)
    stage.setClock(at + 2)
  }
  throw new Error('the attempts do not end')
}

/** The product checks for alerts every 30 seconds: the quick form does not wait for them. */
const waitForAlert = async ({ alerts, isQuick }: Stage): Promise<string> => {
  if (isQuick) return ''
  await waitUntil('an alert is sent', 45, () => alerts.requests().length > 0)
  return ', alert sent'
}

export const mailFaultChecks = [
  defineCheck({
    id: 'smtp-4xx-backs-off',
    title: 'mail server always replies "not now" (450, 451, 452, 421)',
    quick: true,
    isAlone: true,
    run: async (stage) => {
      const { sink, submit, settle, isQuick, setClock } = stage
      const reported: string[] = []
      for (const mode of isQuick ? ['451'] : ['450', '451', '452', '421']) {
        setClock(0)
        await sink.setMode('ok')
        await settle(60)
        const [person] = newPeople(1, `later-${mode}`)
        if (!person) throw new Error('nobody')
        await sink.setMode(mode)
        mustBeTaken([await submit(person, 'waiting')])
        const gaps = await followSchedule(stage, person)
        must(sink.mailsTo(person.email).length === 0, 'it was mailed')
        const tries = sink.commands().length
        setClock(8 * day)
        await pause(2500)
        must(sink.commands().length === tries, 'it is tried again after it has failed')
        const grows = gaps.every((gap, n) => gap > (gaps[n - 1] ?? 0) * 0.8)
        must(grows, `the gaps do not grow: ${gaps.map(Math.round).join(', ')}`)
        if (mode !== '421')
          gaps.forEach((gap, n) =>
            must(
              Math.abs(gap - (expected[n] ?? 36_000)) < 30 + gap * 0.2,
              `gap ${n + 1} is ${Math.round(gap)} s`,
            ),
          )
        const total = gaps.reduce((sum, gap) => sum + gap, 0) / day
        reported.push(`${mode}: ${gaps.length + 1} attempts, failed after ${total.toFixed(1)} days`)
      }
      return reported.join('; ')
    },
  }),
  defineCheck({
    id: 'smtp-535-opens-breaker',
    title: 'sign-in at the mail server is refused (535)',
    quick: true,
    isAlone: true,
    environment: ({ smtpUrl }) => ({ SMTP_URL: smtpUrl.replace('://', '://porchlight:wrong@') }),
    run: async (stage) => {
      const { sink, submitAll, settle, product, count } = stage
      const people = newPeople(20, 'signed-out')
      await sink.setMode('535')
      mustBeTaken(await submitAll(people, 'guide'))
      const open = "select count(*) from providers where name = 'mail' and state = 'open'"
      await waitUntil('the breaker opens', 30, async () => (await count(open)) === 1)
      const tries = sink.commands().filter(({ command }) => command === 'AUTH').length
      // An attempt in progress counts until it has met the same fault.
      const attempts = "select coalesce(max(attempts), 0) from step_runs where state <> 'running'"
      const burnt = await count(attempts)
      const queued = await count("select count(*) from step_runs where state = 'pending'")
      const alert = await waitForAlert(stage)
      const [provider] = await product.query("select state, trouble from providers where name = 'mail'")
      await sink.setMode('ok')
      const seconds = await settle(60)
      mustBeMailedOnce(stage, people)
      must(tries <= 3, `${tries} sign-ins before it stopped, not 3`)
      must(burnt === 0, `${burnt} attempts were counted against a mail`)
      return `${tries} sign-ins, ${queued} of 20 queued, breaker ${String(provider?.['state'])} (${String(provider?.['trouble'])})${alert}; all mailed ${seconds.toFixed(1)} s after`
    },
  }),
  defineCheck({
    id: 'smtp-tls-required',
    title: 'no TLS, or a bad certificate, where TLS is required',
    quick: true,
    isAlone: true,
    environment: ({ smtpUrl }) => ({ SMTP_URL: `${smtpUrl}?requireTLS=true` }),
    run: async (stage) => {
      const { sink, submitAll, count } = stage
      const people = newPeople(5, 'clear')
      for (const mode of ['no-starttls', 'bad-cert']) {
        await sink.setMode(mode)
        mustBeTaken(await submitAll(mode === 'bad-cert' ? newPeople(2, 'cert') : people, 'guide'))
        await waitUntil(`it tries in mode ${mode}`, 60, () =>
          sink.commands().some(({ command }) => mode === 'no-starttls' || command === 'STARTTLS'),
        )
      }
      const alert = await waitForAlert(stage)
      const inClear = sink.commands().filter(({ command }) => command.startsWith('MAIL')).length
      must(inClear === 0, `${inClear} mails were begun in clear`)
      const queued = await count("select count(*) from step_runs where state in ('pending', 'running')")
      must(queued === 7, `${queued} of 7 are queued`)
      return `0 MAIL commands in clear, 7 of 7 queued${alert}`
    },
  }),
  defineCheck({
    id: 'confirmation-overtakes-journeys',
    title: 'a confirmation is sent before thousands of due journey mails',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const { sink, submit, settle, product, isQuick } = stage
      const size = isQuick ? 1000 : 10_000
      await submit(newPeople(1, 'first')[0] ?? raise(), 'drip')
      await product.query(crowd, [size])
      await waitUntil('some are on their way', 30, () => sink.mails().length > 20)
      const [person] = newPeople(1, 'urgent')
      if (!person) throw new Error('nobody')
      mustBeTaken([await submit(person, 'guide')])
      const seconds = await waitUntil(
        'the confirmation arrives',
        30,
        () => sink.mailsTo(person.email).length > 0,
      )
      const before = sink.mails().length
      await waitUntil('the journeys start', 120, () => sink.mails().length >= size)
      await settle(60)
      await product.query("delete from leads where email like 'crowd%'")
      return `${size} due: the confirmation was mail ${before}, after ${seconds.toFixed(1)} s`
    },
  }),
]

const raise = () => {
  throw new Error('nobody')
}

/** Copies of one person's journey, all due now. */
const crowd = `
with pattern as (select * from leads where email like 'first-%' limit 1),
people as (
  insert into leads (email, name, source, campaign_id, coach, address_hash)
  select 'crowd' || n || '@visitors.example', 'Ann', source, campaign_id, coach, 'crowd' || n
  from pattern, generate_series(1, $1::int) n returning *),
sent as (
  insert into submissions (coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash, page_path,
                           request_id)
  select coach, 'lantern/drip', campaign_id, id, email, '{}', '{}', 'stored', '', '/drip', '' from people returning *),
agreed as (
  insert into consents (submission_id, lead_id, campaign_id, text, text_version, page_path, ip_hash)
  select id, lead_id, campaign_id, '', '', '', '' from sent)
insert into user_journeys (lead_id, campaign_id, page_id, next_email_due_at, started_at)
select people.id, people.campaign_id, journey.page_id, now(), now()
from people, (select page_id from user_journeys join pattern on pattern.id = lead_id) journey`
