import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unsubscribeToken } from '../settings/keys.ts'
import { startWithList } from '../../tests/postgres/mailing-list.ts'
import type { WithList } from '../../tests/postgres/mailing-list.ts'

let run: WithList
beforeAll(async () => void (run = await startWithList()))
afterAll(() => run.stopAll())
beforeEach(() => run.clearAll())

const ann = 'ann@person.example'
const leave = () => run.unsubscriber.unsubscribe(unsubscribeToken(run.secret, 'harbor', ann))
const statusOf = () => run.mailchimp.members().map(({ status }) => status)

test('who unsubscribes leaves the list as well, once', async () => {
  await run.signUp(ann)
  await leave()
  await leave()
  await run.after(1)
  expect(statusOf()).toEqual(['unsubscribed'])
  expect((await run.runs()).map(({ effect, state }) => `${effect} ${state}`)).toEqual([
    'subscribe sent',
    'unsubscribe sent',
  ])
})

test('a person who has left the list stays out when they send the form again', async () => {
  await run.signUp(ann)
  await leave()
  await run.after(1)
  run.mailchimp.clear()
  await run.signUp(ann)
  await run.after(61)
  expect(run.mailchimp.requests()).toEqual([])
})

test('an unsubscription reaches the list once the list can be reached again', async () => {
  await run.signUp(ann)
  run.mailchimp.setMode('503-html')
  await leave()
  await run.after(1)
  expect(statusOf()).toEqual(['subscribed'])
  run.mailchimp.setMode('ok')
  await run.after(61)
  expect(statusOf()).toEqual(['unsubscribed'])
})

test('who leaves before they were put on the list is never put on it', async () => {
  run.mailchimp.setMode('503-html')
  await run.signUp(ann)
  await leave()
  run.mailchimp.setMode('ok')
  await run.after(61)
  await run.after(61)
  expect(run.mailchimp.members()).toEqual([])
  expect(await run.count('step_runs', `state = 'cancelled' and step = 'mailing-list'`)).toBe(1)
})
