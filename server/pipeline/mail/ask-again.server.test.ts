import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askAgainStem } from '../../../engine/campaign/mail/own-mails.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { startDueMails } from '../journeys/drip.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
const id = `harbor/${askAgainStem}`
beforeAll(async () => {
  line = await startPipeline()
  const html = '<a href="{pageUrl}">yes</a><a href="{unsubscribeUrl}">no</a>'
  line.siteFile.emails[id] = {
    id,
    subject: 'Again?',
    preheader: '',
    html,
    text: '{pageUrl} {unsubscribeUrl}',
  }
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const day = 24 * 3_600_000
const ann = 'ann@example.com'
const linkIn = (mail: { text: string } | undefined, pattern: RegExp) =>
  pattern.exec(mail?.text ?? '')?.[1] ?? ''
const asked = () => line.mailer.sent.filter(({ subject }) => subject === 'Again?')
const againToken = () => linkIn(asked().at(-1), /\/u\/([\w-]{32})\/again/)
const unsubscribe = () =>
  line.unsubscriber.unsubscribe(
    /\/u\/([\w-]+)>/.exec(line.mailer.sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '',
  )
const workAll = async () => {
  await line.worker.runDripTick()
  while ((await line.worker.runOnce()) > 0);
}
const subjects = () => line.mailer.sent.map(({ subject }) => subject)

/** Signs up, leaves, and is signed up again by somebody on a second campaign. */
const leaveAndReturn = async (campaign: 'guide2' | 'drip' | 'later' = 'guide2') => {
  await line.accept(submission('guide', ann))
  await unsubscribe()
  line.clock.move(day)
  const answer = await line.accept(submission(campaign, ann))
  await workAll()
  return answer
}

test('an unsubscribed address that is signed up again gets the usual answer and one mail that asks', async () => {
  expect(await leaveAndReturn()).toMatchObject({ kind: 'stored', outcome: 'full' })
  for (const campaign of ['guide2', 'drip', 'later', 'guide'] as const) {
    line.clock.move(2 * day)
    expect(await line.accept(submission(campaign, ann))).toMatchObject({ kind: 'stored', outcome: 'full' })
    await workAll()
  }
  expect(subjects()).toEqual(['harbor/welcome for Ann', 'Again?'])
  expect(asked()[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
})

test('many strangers who sign up one unsubscribed address at the same time cause one mail', async () => {
  await line.accept(submission('guide', ann))
  await unsubscribe()
  await Promise.all(
    (['guide', 'guide2', 'drip', 'later', 'logged'] as const).flatMap((campaign) => [
      line.accept(submission(campaign, ann)),
      line.accept(submission(campaign, ann)),
    ]),
  )
  await workAll()
  expect(asked()).toHaveLength(1)
})

test('opening the link to confirm changes nothing; pressing its button sends what was signed up for', async () => {
  await leaveAndReturn()
  expect(await line.unsubscriber.again(againToken())).toEqual({
    brand: 'Harbor',
    campaign: 'harbor/guide',
    state: 'again',
  })
  await workAll()
  expect(line.mailer.sent).toHaveLength(2)
  expect(await line.unsubscriber.resume(againToken())).toEqual({
    brand: 'Harbor',
    campaign: 'harbor/guide',
    state: 'resumed',
  })
  expect(await line.count('suppressions')).toBe(0)
  await workAll()
  expect(subjects().slice(2)).toEqual(['harbor/welcome for Ann'])
  expect(await line.count('audit_log', `action = 'mails_resumed'`)).toBe(1)
})

test('confirming twice, or several times at the same time, is the same as once', async () => {
  await leaveAndReturn()
  const answers = await Promise.all([1, 2, 3].map(() => line.unsubscriber.resume(againToken())))
  expect(answers).toEqual(
    [1, 2, 3].map(() => ({ brand: 'Harbor', campaign: 'harbor/guide', state: 'resumed' })),
  )
  await workAll()
  expect(subjects().slice(2)).toEqual(['harbor/welcome for Ann'])
})

test('the journey starts only after the confirmation, from its first mail and with its delays', async () => {
  await leaveAndReturn('drip')
  line.clock.move(10 * day)
  await workAll()
  expect(line.mailer.sent).toHaveLength(2)
  await line.unsubscriber.resume(againToken())
  for (let days = 0; days < 4; days++) {
    await workAll()
    line.clock.move(day)
  }
  expect(subjects().slice(2)).toEqual(['harbor/one for Ann', 'harbor/two for Ann', 'harbor/three for Ann'])
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'completed' }])
})

test('a journey that begins a day after the sign-up begins a day after the confirmation', async () => {
  await leaveAndReturn('later')
  line.clock.move(3 * day)
  await line.unsubscriber.resume(againToken())
  await workAll()
  expect(subjects().slice(2)).toEqual(['harbor/welcome for Ann'])
  line.clock.move(day)
  await workAll()
  expect(subjects().slice(3)).toEqual(['harbor/one for Ann'])
})

test('a journey that the person had left goes on where it stopped, if its form was sent again', async () => {
  await line.accept(submission('drip', ann))
  await line.accept(submission('later', ann))
  line.clock.move(day)
  await startDueMails(line.pool, { now: line.clock.now(), limit: 10, lease: false })
  await unsubscribe()
  line.clock.move(day)
  await line.accept(submission('drip', ann))
  await workAll()
  line.mailer.sent.splice(0, line.mailer.sent.length - 1)
  await line.unsubscriber.resume(againToken())
  for (let days = 0; days < 4; days++) {
    await workAll()
    line.clock.move(day)
  }
  expect(
    subjects()
      .slice(1)
      .filter((subject) => /two|three/.test(subject)),
  ).toEqual(['harbor/two for Ann', 'harbor/three for Ann'])
  expect(await line.query('select status from user_journeys order by status')).toEqual([
    { status: 'completed' },
    { status: 'stopped' },
  ])
})

test('a link to confirm works for its own time only: whoever leaves again is asked again', async () => {
  await leaveAndReturn()
  const first = againToken()
  await line.unsubscriber.resume(first)
  await workAll()
  await unsubscribe()
  expect(await line.unsubscriber.again(first)).toBeNull()
  expect(await line.unsubscriber.resume(first)).toBeNull()
  expect(await line.count('suppressions')).toBe(1)
  line.clock.move(day)
  await line.accept(submission('guide2', ann))
  await workAll()
  expect(asked()).toHaveLength(2)
  expect(againToken()).not.toBe(first)
})

test('whoever presses unsubscribe in the mail that asks stays unsubscribed', async () => {
  await leaveAndReturn()
  await unsubscribe()
  line.clock.move(day)
  await line.accept(submission('guide2', ann))
  await workAll()
  expect(asked()).toHaveLength(1)
})

test('an address that does not exist, and a person who complained, are not asked', async () => {
  for (const reason of ['refused', 'complaint']) {
    await line.clear()
    await line.accept(submission('guide', ann))
    await unsubscribe()
    await line.pool.query('update suppressions set reason = $1', [reason])
    await line.accept(submission('guide2', ann))
    await workAll()
    expect(asked()).toHaveLength(0)
  }
})

test('somebody who complains while the question waits is not asked', async () => {
  await line.accept(submission('guide', ann))
  await unsubscribe()
  await line.accept(submission('guide2', ann))
  await line.pool.query(`update suppressions set reason = 'complaint'`)
  await workAll()
  expect(asked()).toHaveLength(0)
  expect(await line.count('step_runs', `state in ('pending', 'running')`)).toBe(0)
})

test('a question that meets a busy mail server is asked later; one that may have left is not repeated', async () => {
  await line.accept(submission('guide', ann))
  await unsubscribe()
  await line.accept(submission('guide2', ann))
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Not now.', detail: '450' })
  await workAll()
  line.mailer.answer = () => ({ kind: 'in_doubt', publicMessage: 'Lost.', detail: 'reset' })
  line.clock.move(day)
  await workAll()
  line.clock.move(day)
  await workAll()
  expect(asked()).toHaveLength(1)
  expect(await line.count('step_runs', `effect_key = 'ask-again' and state = 'unknown'`)).toBe(1)
})

test('a token that was never made finds nothing', async () => {
  await leaveAndReturn()
  for (const token of ['', 'x', againToken().slice(1), `${againToken()}x`, againToken().replace(/^./, '~')])
    expect(await line.unsubscriber.resume(token)).toBeNull()
  expect(await line.count('suppressions')).toBe(1)
})
