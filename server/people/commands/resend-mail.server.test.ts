import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { syncSite } from '../../db/sync-site.ts'
import { startPeople } from '../../../tests/postgres/start-people.ts'
import { sampleCampaigns, sampleSite } from '../../../tests/postgres/sample-site.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { resendMail } from './resend-mail.ts'
import { timeInWords } from './time-in-words.ts'
import { unsubscribePerson } from './unsubscribe-person.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const hour = 3_600_000
const runOf = async (email: string) =>
  (
    await line.query<{ id: string }>(
      'select id from step_runs where email = $1 order by created_at limit 1',
      [email],
    )
  )[0]?.id ?? ''
const resend = async (email = 'harbor/welcome') => line.act(ann, resendMail, { run: await runOf(email) })
const deliver = async () => {
  line.mailer.sent.length = 0
  await line.worker.runOnce()
  return line.left()
}

test('a mail goes out again, and at once twice only once', async () => {
  await line.accept(submission('guide', ann))
  line.clock.move(hour)
  expect(await resend()).toMatchObject({ done: true, said: ['The email is on its way.'] })
  expect((await resend()).done).toBe(false)
  expect(await deliver()).toEqual([`${ann} harbor/welcome for Ann`])
  expect(await resend()).toMatchObject({ done: false, said: ['It left within the last minute.'] })
  expect(await deliver()).toEqual([])
  expect(await line.query('select action, details from audit_log')).toEqual([
    {
      action: 'mail_sent_again',
      details: { coach: 'harbor', campaign: 'harbor/guide', email: 'harbor/welcome' },
    },
  ])
})

test('a mail of a journey goes out again, and the journey does not move', async () => {
  await line.accept(submission('drip', ann))
  line.clock.move(24 * hour)
  await line.worker.runDripTick()
  const journey = () =>
    line.query('select current_sequence, next_email_due_at, current_run_id from user_journeys')
  const before = await journey()
  await resend('harbor/two')
  expect(await deliver()).toEqual([`${ann} harbor/two for Ann`])
  expect(await journey()).toEqual(before)
})

test('past three mails a day it waits, and the answer says until when', async () => {
  await line.accept(submission('guide', ann))
  for (let count = 0; count < 3; count++) {
    line.clock.move(hour)
    await resend()
    await deliver()
  }
  const until = new Date(line.clock.now().getTime() + 22 * hour)
  line.clock.move(hour / 2)
  const { said } = await resend()
  expect(said).toEqual([
    'The email waits: this address has had 3 emails of this coach within a day.',
    `It leaves ${timeInWords(until)}.`,
  ])
  expect(await resend()).toMatchObject({
    done: false,
    said: [`It is on its way already: due ${timeInWords(until)}.`],
  })
  expect(await deliver()).toEqual([])
  line.clock.move(22 * hour)
  expect(await deliver()).toHaveLength(1)
})

test('who has unsubscribed gets nothing, and the answer says why', async () => {
  await line.accept(submission('guide', ann))
  await line.act(ann, unsubscribePerson, {})
  expect(await resend()).toMatchObject({
    done: false,
    said: ['Nothing is sent: The person has unsubscribed from this coach.'],
  })
  expect(await line.count('step_runs')).toBe(1)
})

test('while the mails of a campaign are off, nothing waits for them', async () => {
  await line.accept(submission('guide', ann))
  const off = sampleSite([{ ...sampleCampaigns.guide, mails: false }])
  await syncSite(line.pool, off)
  expect((await resend()).said[0]).toMatch('the emails of harbor/guide are switched off')
  await syncSite(line.pool, line.siteFile)
})

test('a mail of somebody else cannot be sent to this person', async () => {
  await line.accept(submission('guide', ann))
  await line.accept(submission('drip', 'bob@example.com'))
  await expect(resend('harbor/one')).rejects.toThrow('The person has no such email.')
})

test('two members of staff who press at the same time send one mail', async () => {
  await line.accept(submission('guide', ann))
  line.clock.move(hour)
  const answers = await Promise.all([resend(), resend(), resend()])
  expect(answers.filter(({ done }) => done)).toHaveLength(1)
  expect(await deliver()).toHaveLength(1)
})
