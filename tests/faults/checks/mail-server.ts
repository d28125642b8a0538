import { setTimeout as pause } from 'node:timers/promises'
import { aim, defineCheck, must } from '../define-check.ts'
import { isOk, newPeople, tookOf } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'

export const mustBeMailedOnce = ({ sink }: Stage, people: Person[]): void => {
  const counts = people.map(({ email }) => ({ email, mails: sink.mailsTo(email).length }))
  const wrong = counts.filter(({ mails }) => mails !== 1)
  const [first] = wrong
  must(
    first === undefined,
    `${wrong.length} of ${people.length} were not mailed exactly once: ${first?.email} got ${first?.mails}`,
  )
}

export const mustBeTaken = (people: Person[]): void => {
  const refused = people.filter((person) => !isOk(person))
  must(
    refused.length === 0,
    `${refused.length} of ${people.length} forms were not taken: ${refused[0]?.status} ${refused[0]?.said}`,
  )
}

const comesBack = async (stage: Stage, mode: string) => {
  const { sink, submitAll, settle, isQuick } = stage
  const [people, waiting] = [newPeople(10, 'away'), newPeople(3, 'away-wait')]
  await sink.setMode(mode)
  await Promise.all([submitAll(people, 'guide'), submitAll(waiting, 'waiting')])
  mustBeTaken([...people, ...waiting])
  must(
    waiting.every((person) => person.said === 'partial'),
    'who waits for the mail does not read that it is delayed',
  )
  must(tookOf(waiting, 1) < 8000, `a visitor who waits for the mail waited ${tookOf(waiting, 1)} ms`)
  if (!isQuick) await pause(30_000)
  await sink.setMode('ok')
  const seconds = await settle(60)
  mustBeMailedOnce(stage, [...people, ...waiting])
  aim(tookOf(people, 1), 500, 'the slowest answer')
  return `13 forms, slowest ${tookOf(people, 1)} ms; 13 mails ${seconds.toFixed(1)} s after it was back`
}

export const mailServerChecks = [
  defineCheck({
    id: 'smtp-refuses-connections',
    title: 'mail server refuses connections, then comes back',
    quick: true,
    run: (stage) => comesBack(stage, 'refuse'),
  }),
  defineCheck({
    id: 'smtp-never-greets',
    title: 'mail server accepts connections and never greets',
    quick: false,
    run: async (stage) => {
      const { sink, submitAll, settle, isQuick, count } = stage
      const people = newPeople(isQuick ? 50 : 200, 'mute')
      await settle(30)
      await sink.setMode('no-banner')
      const began = performance.now()
      mustBeTaken(await submitAll(people, 'guide'))
      const gaveUp = "select count(*) from step_runs where state = 'pending' and last_error is not null"
      let [last, most] = [0, 0]
      await waitUntil('an attempt gives up', 15, async () => {
        const open = sink.openConnections()
        // A closing connection may overlap its replacement for a moment.
        most = Math.max(most, Math.min(last, open))
        last = open
        return (await count(gaveUp)) > 0
      })
      const afterSeconds = (performance.now() - began) / 1000
      must(most <= 5, `${most} connections at the same time, not 5`)
      await sink.setMode('ok')
      const seconds = await settle(120)
      mustBeMailedOnce(stage, people)
      aim(tookOf(people, 0.95), 500, `p95 of ${people.length} at the same time`)
      return `${people.length} forms, p95 ${tookOf(people, 0.95)} ms; gave up after ${afterSeconds.toFixed(1)} s, ${most} connections; all mailed ${seconds.toFixed(1)} s after`
    },
  }),
  defineCheck({
    id: 'smtp-slow',
    title: 'mail server takes 20 s for each mail',
    quick: false,
    run: async (stage) => {
      const { sink, submitAll, settle, isQuick } = stage
      const size = isQuick ? 20 : 60
      const [before, during] = [newPeople(size, 'brisk'), newPeople(size, 'slow')]
      mustBeTaken(await submitAll(before, 'guide'))
      await settle(30)
      await sink.setMode('slow=20')
      mustBeTaken(await submitAll(during, 'guide'))
      await waitUntil('a mail is slow', 30, () => sink.commands().at(-1)?.command === 'DOT')
      await sink.setMode('ok')
      const seconds = await settle(90)
      // A mail whose reply came too late may have been sent: it is sent again with the same Message-ID.
      const counts = during.map(({ email }) => sink.mailsTo(email).length)
      must(
        Math.min(...counts) >= 1 && Math.max(...counts) <= 2,
        `copies: ${Math.min(...counts)} to ${Math.max(...counts)}`,
      )
      for (let left = 5; left > 0; left -= 1) stage.noteFault()
      const [usual, slow] = [tookOf(before, 0.95), tookOf(during, 0.95)]
      aim(slow, Math.max(usual * 1.2, 250), 'p95')
      return `p95 ${slow} ms, ${usual} ms before; drained ${seconds.toFixed(1)} s after`
    },
  }),
  defineCheck({
    id: 'smtp-550-suppresses-address',
    title: 'address refused for good (550)',
    quick: true,
    run: async ({ sink, submitAll, settle, product }) => {
      const people = newPeople(3, 'refused')
      for (const { email } of people) await sink.setMode('550', email)
      mustBeTaken(await submitAll(people, 'guide'))
      await settle(30)
      const emails = people.map(({ email }) => email)
      const rows = await product.query(
        `select run.state, run.attempts, log.status, exists (select 1 from suppressions
           where suppressions.address_hash = lead.address_hash and suppressions.coach = lead.coach) as suppressed
         from step_runs run join leads lead on lead.id = run.lead_id
         left join delivery_log log on log.step_run_id = run.id where lead.email = any($1)`,
        [emails],
      )
      must(rows.length === 3, `${rows.length} outbox rows`)
      for (const row of rows)
        must(
          row['state'] === 'failed' &&
            Number(row['attempts']) === 1 &&
            row['status'] === 'failed' &&
            row['suppressed'] === true,
          `not failed immediately and suppressed: ${JSON.stringify(row)}`,
        )
      return '3 failed after 1 attempt, 3 suppressed, 3 in the delivery log'
    },
  }),
  defineCheck({
    id: 'smtp-reply-lost',
    title: 'mail accepted, reply lost',
    quick: true,
    run: async ({ sink, submit, settle, count, noteFault }) => {
      const [guide] = newPeople(1, 'lost-reply')
      const [drip] = newPeople(1, 'lost-drip')
      if (!guide || !drip) throw new Error('nobody')
      for (const { email } of [guide, drip]) await sink.setMode('drop-after-data', email)
      mustBeTaken([await submit(guide, 'guide'), await submit(drip, 'drip')])
      await waitUntil('both are accepted', 20, () =>
        [guide, drip].every(({ email }) => sink.mailsTo(email).length > 0),
      )
      for (const { email } of [guide, drip]) await sink.setMode('ok', email)
      noteFault()
      await settle(60)
      const copies = sink.mailsTo(guide.email)
      const stateOf =
        `select count(*) from step_runs join leads on leads.id = lead_id where email = $1 and state = $2`.replace(
          'where email',
          'where leads.email',
        )
      must(copies.length === 2, `${copies.length} copies of the confirmation, not 2`)
      must(new Set(copies.map(({ messageId }) => messageId)).size === 1, 'the copies differ in Message-ID')
      must((await count(stateOf, [guide.email, 'sent'])) === 1, 'the confirmation is not sent')
      must(
        sink.mailsTo(drip.email).length === 1,
        `${sink.mailsTo(drip.email).length} copies of the journey's mail`,
      )
      must((await count(stateOf, [drip.email, 'unknown'])) === 1, "the journey's mail is not unknown")
      return 'confirmation: 2 copies, one Message-ID, sent; mail of a journey: 1 copy, unknown'
    },
  }),
  defineCheck({
    id: 'smtp-552-fails-one-mail',
    title: 'one mail of a hundred is refused (552)',
    quick: true,
    run: async (stage) => {
      const { sink, submitAll, settle, product } = stage
      const people = newPeople(100, 'hundred')
      const [unlucky, ...others] = people
      if (!unlucky) throw new Error('nobody')
      await sink.setMode('552', unlucky.email)
      mustBeTaken(await submitAll(people, 'guide'))
      const seconds = await settle(60)
      mustBeMailedOnce(stage, others)
      const [row] = await product.query(
        'select state, last_error from step_runs join leads on leads.id = lead_id where leads.email = $1',
        [unlucky.email],
      )
      must(row?.['state'] === 'failed' && Boolean(row['last_error']), `the one is ${JSON.stringify(row)}`)
      return `99 mailed in ${seconds.toFixed(1)} s, 1 failed: ${String(row['last_error'])}`
    },
  }),
]
