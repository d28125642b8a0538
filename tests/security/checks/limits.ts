import { differences, fault } from '../check.ts'
import type { Check, World } from '../check.ts'
import { people, visitor } from '../known.ts'
import { publishableKey } from '../production.ts'

const event = 'moneywise/financial-freedom'
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

const count = async ({ production }: World, from: string, values: unknown[] = []): Promise<number> => {
  const [row] = await production.product.query(`select count(*)::int as count from ${from}`, values)
  return Number(row?.['count'])
}

/** Who lies about it is the same visitor. */
const lie = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` })

export const limitChecks: Check[] = [
  {
    says: 'one visitor asks for ten sign-in links in ten minutes, whatever X-Forwarded-For says',
    faults: async (world) => {
      const asked = "audit_log where action = 'sign_in_link_requested'"
      const before = await count(world, asked)
      for (const at of times(14))
        await world.outsider.sendForm(
          '/staff/sign-in',
          { email: `stranger-${at}@example.com` },
          { from: '127.0.5.1', headers: lie(at) },
        )
      const after = await count(world, asked)
      return fault(after - before !== 10, `${after - before} requests counted`)
    },
  },
  {
    says: 'nobody can tell from the answer who works here',
    faults: async ({ outsider }) => {
      const ask = (email: string) => outsider.sendForm('/staff/sign-in', { email }, { from: '127.0.5.2' })
      const [known, unknown] = [await ask(people.viewer), await ask('nobody@example.com')]
      return fault(known.text !== unknown.text || known.status !== unknown.status, 'the answers differ')
    },
  },
  {
    says: 'past 30 forms of one visitor in ten minutes the rest is quarantined, whatever X-Forwarded-For says',
    faults: async (world) => {
      for (const at of times(31))
        await world.outsider.sendJson(
          '/api/submit/ember/burned-out-to-on-fire',
          { ...visitor, email: `crowd-${at}@example.com` },
          { from: '127.0.5.3', headers: lie(at) },
        )
      const held = await count(
        world,
        "submissions where campaign = 'ember/burned-out-to-on-fire' and held_reason = 'rate'",
      )
      return fault(held !== 1, `${held} are quarantined`)
    },
  },
  {
    says: 'one visitor takes ten seats of an event in ten minutes, and learns of ten addresses whether they have one',
    faults: async (world) => {
      const ask = (email: string, from: string) =>
        world.outsider.sendJson(`/api/submit/${event}`, { ...visitor, email }, { from })
      for (const at of times(12)) await ask(`guest-${at}@example.com`, '127.0.5.6')
      const seats = await count(world, `registrations where event = '${event}'`)
      const known = []
      for (const _ of times(12)) known.push(await ask('guest-0@example.com', '127.0.5.7'))
      const unknown = await ask('nobody-here@example.com', '127.0.5.7')
      const last = known.at(-1)
      return [
        ...fault(seats !== 10, `${seats} seats are taken`),
        ...fault(known.filter(({ status }) => status === 409).length !== 10, 'not ten answers of 409'),
        ...fault(last?.status !== unknown.status || last.text !== unknown.text, 'the answers differ'),
      ]
    },
  },
  {
    says: 'one visitor calls functions that send mail 30 times in ten minutes',
    faults: async ({ outsider }) => {
      const call = () =>
        outsider.sendJson(
          '/functions/v1/send-welcome-email',
          { email: 'unknown@example.com' },
          { from: '127.0.5.4', headers: { apikey: publishableKey } },
        )
      for (const _ of times(30)) await call()
      return differences('call 31', await call(), { status: 429, headers: { 'retry-after': /^\d+$/ } })
    },
  },
  {
    says: 'a wrong sign-in link is in the audit log, once a visitor, and locks nobody out',
    faults: async (world) => {
      const refused = "audit_log where action = 'sign_in_refused'"
      const before = await count(world, refused)
      for (const at of times(20))
        await world.outsider.sendForm(
          '/staff/sign-in',
          { token: `${'guess'.repeat(6)}${at}` },
          { from: '127.0.5.5' },
        )
      const me = await world.outsider.send({ path: '/staff/api/me', headers: { cookie: world.known.owner } })
      return [
        ...fault((await count(world, refused)) - before !== 1, 'not once in the audit log'),
        ...differences('owner', me, { status: 200 }),
      ]
    },
  },
]
