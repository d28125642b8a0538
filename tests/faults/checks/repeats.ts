import { defineCheck, must } from '../define-check.ts'
import { countSaid, isOk, newPeople, newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeMailedOnce, mustBeTaken } from './mail-server.ts'

export const countsOf = async ({ product }: Stage, email: string) => {
  const [row] = await product.query(
    `select count(*)::int as leads, (select count(*)::int from user_journeys join leads l on l.id = lead_id where l.email = $1) as journeys,
       (select count(*)::int from submissions where submissions.email = $1) as submissions
     from leads where email = $1`,
    [email],
  )
  return {
    leads: Number(row?.['leads']),
    journeys: Number(row?.['journeys']),
    submissions: Number(row?.['submissions']),
  }
}

const mustHave = async (stage: Stage, email: string, leads: number, mails = leads) => {
  await stage.settle(60)
  const found = await countsOf(stage, email)
  must(
    found.leads === leads && found.journeys === leads,
    `${found.leads} leads and ${found.journeys} journeys, not ${leads}`,
  )
  const mailed = stage.sink.mailsTo(email).length
  must(mailed === mails, `${mailed} mails, not ${mails}`)
}

const windowsOf = (person: Person, count: number): Person[] =>
  newPeople(count, 'window').map((each) => ({ ...each, email: person.email }))

const badKeys: Record<string, string | string[]> = {
  empty: '',
  'too long': 'a'.repeat(256),
  'with a tab': 'a\tb',
  'two of them': ['one-key-of-two', 'two-keys-of-two'],
}

export const repeatChecks = [
  defineCheck({
    id: 'guide-one-address',
    title: 'one address, one guide, 50 at the same time, each with its own key',
    quick: true,
    run: async (stage) => {
      const person = newPerson('fifty')
      mustBeTaken(await stage.submitAll(windowsOf(person, 50), 'guide'))
      await mustHave(stage, person.email, 1)
      return '50 ok: 1 lead, 1 journey, 1 mail'
    },
  }),
  defineCheck({
    id: 'two-guides-one-address',
    title: 'one address, two guides at the same time',
    quick: true,
    run: async (stage) => {
      const [one, two] = windowsOf(newPerson('two'), 2)
      if (!one || !two) throw new Error('nobody')
      mustBeTaken(await Promise.all([stage.submit(one, 'guide'), stage.submit(two, 'guide-two')]))
      await mustHave(stage, one.email, 2)
      return '2 leads, 2 journeys, 2 mails'
    },
  }),
  defineCheck({
    id: 'idempotency-key-repeated',
    title: 'one idempotency key, one body, 50 at the same time',
    quick: true,
    run: async (stage) => {
      const person = newPerson('key')
      const presses = Array.from({ length: 50 }, () => ({ ...person }))
      await stage.submitAll(presses, 'guide')
      const odd = presses.filter((each) => !isOk(each) && each.said !== 'in_progress')
      must(odd.length === 0, `${odd.length} got ${odd[0]?.status} ${odd[0]?.said}`)
      const again = await stage.submit({ ...person }, 'guide')
      must(isOk(again) && again.isReplay, 'the next one is no replay')
      await mustHave(stage, person.email, 1)
      const { submissions } = await countsOf(stage, person.email)
      must(submissions === 1, `${submissions} submissions`)
      return `1 effect; ${presses.filter(({ isReplay }) => isReplay).length} replays, ${countSaid(presses, 'in_progress')} in progress`
    },
  }),
  defineCheck({
    id: 'idempotency-key-other-body',
    title: 'one idempotency key, another body',
    quick: true,
    run: async (stage) => {
      const person = newPerson('other')
      mustBeTaken([await stage.submit(person, 'guide')])
      const other = await stage.submit(
        { ...newPerson('other'), key: person.key, address: person.address },
        'guide',
      )
      must(other.status === 422 && other.said === 'idempotency_mismatch', `${other.status} ${other.said}`)
      const { leads } = await countsOf(stage, other.email)
      must(leads === 0, 'a row was stored')
      return '422 idempotency_mismatch, 0 rows'
    },
  }),
  defineCheck({
    id: 'idempotency-key-expires',
    title: 'the same idempotency key a day later',
    quick: true,
    isAlone: true,
    run: async (stage) => {
      const person = newPerson('day')
      mustBeTaken([await stage.submit(person, 'guide')])
      await stage.settle(30)
      stage.setClock(25 * 3600)
      const again = await stage.submit({ ...person }, 'guide', { fields: { name: 'Bea' } })
      must(isOk(again) && !again.isReplay, `${again.status} ${again.said}`)
      const found = await countsOf(stage, person.email)
      must(found.leads === 1 && found.submissions === 2, JSON.stringify(found))
      return 'taken as new, 1 lead'
    },
  }),
  defineCheck({
    id: 'idempotency-key-scope',
    title: 'one idempotency key on another campaign and from another visitor',
    quick: true,
    run: async (stage) => {
      const person = newPerson('scope')
      const elsewhere = { ...newPerson('scope'), key: person.key, address: person.address }
      const stranger = { ...newPerson('scope'), key: person.key }
      mustBeTaken([
        await stage.submit(person, 'guide'),
        await stage.submit(elsewhere, 'guide-two'),
        await stage.submit(stranger, 'guide'),
      ])
      must(!elsewhere.isReplay && !stranger.isReplay, "somebody got another one's response")
      await stage.settle(60)
      mustBeMailedOnce(stage, [person, elsewhere, stranger])
      return '3 people, 3 leads, 0 replays'
    },
  }),
  defineCheck({
    id: 'visitor-hangs-up',
    title: 'the visitor leaves right after sending, then comes back with the key',
    quick: true,
    run: async (stage) => {
      const people = newPeople(10, 'gone')
      for (const person of people) {
        const leaving = new AbortController()
        await stage.submit(person, 'guide', { signal: leaving.signal, onSent: () => leaving.abort() })
        await waitUntil('the answer', 20, async () => isOk(await stage.submit(person, 'guide')))
      }
      for (const { email } of people) await mustHave(stage, email, 1)
      return '10 left and came back: 10 leads, 10 mails'
    },
  }),
  defineCheck({
    id: 'idempotency-key-invalid',
    title: 'invalid idempotency keys',
    quick: true,
    run: async (stage) => {
      for (const [what, key] of Object.entries(badKeys)) {
        const person = await stage.submit(newPerson('bad-key'), 'guide', {
          headers: { 'idempotency-key': key },
        })
        must(
          person.status === 400 && person.said === 'bad_idempotency_key',
          `${what}: ${person.status} ${person.said}`,
        )
      }
      return `${Object.keys(badKeys).join(', ')}: 400`
    },
  }),
]
