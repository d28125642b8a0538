import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWithList } from '../../../tests/postgres/mailing-list.ts'
import type { WithList } from '../../../tests/postgres/mailing-list.ts'
import { listMember } from '../../adapters/mailchimp/mailchimp.ts'
import { purgeExpired } from '../../pipeline/outbox/purge-expired.ts'
import { createPersonDesk } from '../person-desk.ts'
import { fixAddress } from './fix-address.ts'
import { erasePerson, eraseHere } from './erase-person.ts'

let line: WithList
beforeAll(async () => void (line = await startWithList()))
afterAll(() => line.stopAll())
beforeEach(() => line.clearAll())

const ann = 'ann@person.example'
const erase = async (command = erasePerson) => {
  const [row] = await line.query<{ id: string }>('select id from leads')
  const by = { staff: 'sam@staff.example', ipHash: null, role: 'owner' as const }
  const who = { lead: row?.id ?? '', coaches: null }
  return createPersonDesk(line).change(who, by, command, { email: ann })
}
const members = () => line.mailchimp.members().map(({ email, status }) => `${email} ${status}`)
const erasures = () =>
  line.query(`select state, config from step_runs where effect_key = 'mailing-list:erase'`)

test('who is erased is deleted at the mailing list for good, and then nothing here says who it was', async () => {
  await line.signUp(ann)
  expect((await erase())?.said).toContain('The mailing list is asked to delete the person there, too.')
  await line.after(1)
  expect(members()).toEqual([' forgotten'])
  expect(line.mailchimp.problems()).toEqual([])
  await purgeExpired(line.pool, line.clock.now())
  expect(await erasures()).toEqual([])
})

test('while the list is away it waits, and knows no address', async () => {
  await line.signUp(ann)
  line.mailchimp.setMode('503-html')
  await erase()
  await line.after(1)
  expect(members()).toEqual([`${ann} subscribed`])
  expect(await erasures()).toMatchObject([{ state: 'pending', config: { member: listMember(ann) } }])
  expect(JSON.stringify(await erasures())).not.toContain(ann)
  line.mailchimp.setMode('ok')
  await line.after(61)
  expect(members()).toEqual([' forgotten'])
})

test('an attempt under way cannot put the person back: the deletion comes after it', async () => {
  await line.signUp(ann)
  await line.query(`update step_runs set state = 'running' where step = 'mailing-list'`)
  await erase()
  await line.after(1)
  expect(members()).toEqual([`${ann} subscribed`])
  await line.after(60)
  expect(members()).toEqual([' forgotten'])
})

test('who was put on the list by an address that was wrong is deleted there by that one, too', async () => {
  const wrong = 'an@person.example'
  await line.signUp(wrong)
  const [row] = await line.query<{ id: string }>('select id from leads')
  const who = { lead: row?.id ?? '', coaches: null }
  const by = { staff: 'sam@staff.example', ipHash: null, role: 'owner' as const }
  await createPersonDesk(line).change(who, by, fixAddress, { email: ann })
  await erase()
  await line.after(1)
  expect(members()).toEqual([' forgotten'])
})

test('who was never handed to a list is asked of none, and whom `retention` erases stays on it', async () => {
  line.mailchimp.setMode('503-html')
  await line.accept(line.submissionFor(ann))
  await erase()
  expect(await erasures()).toEqual([])
  line.mailchimp.setMode('ok')
  await line.signUp(ann)
  await erase(eraseHere)
  await line.after(1)
  expect(members()).toEqual([`${ann} subscribed`])
})
