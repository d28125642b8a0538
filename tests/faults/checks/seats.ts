import { aim, defineCheck, must } from '../define-check.ts'
import { countSaid, isOk, newPeople, newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { mustBeMailedOnce } from './mail-server.ts'
import { runSuite } from './processes.ts'

const capacity = 50

const taken = ({ count }: Stage) => count("select taken from events where id = 'lantern/event'")
const registered = ({ count }: Stage) =>
  count("select count(*) from registrations where event = 'lantern/event'")

const startAnew = async (stage: Stage) => {
  await stage.settle(60)
  await stage.product.query(
    "delete from leads where campaign_id = (select campaign_id from submissions where campaign = 'lantern/event' limit 1)",
  )
  must((await taken(stage)) === 0, `${await taken(stage)} places are taken by nobody`)
}

const mustAllBeReported = (people: Person[], places: number) => {
  const [ok, full] = [people.filter(isOk).length, countSaid(people, 'event_full')]
  must(ok === places, `${ok} got a place, not ${places}`)
  must(ok + full === people.length, `${people.length - ok - full} got neither yes nor full`)
}

const fill = async (stage: Stage, places: number) => {
  const guests = newPeople(places, 'seated')
  mustAllBeReported(await stage.submitAll(guests, 'event'), places)
  return guests
}

export const seatChecks = [
  defineCheck({
    id: 'event-race',
    title: '200 people send at the same time for 50 seats',
    quick: true,
    run: async (stage) => {
      const rounds = stage.isQuick ? 2 : 100
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await startAnew(stage)
        const guests = newPeople(200, 'guest')
        const began = performance.now()
        mustAllBeReported(await stage.submitAll(guests, 'event'), capacity)
        times.push((performance.now() - began) / 1000)
        must(
          (await registered(stage)) === capacity && (await taken(stage)) === capacity,
          'the rows do not say 50',
        )
        await stage.settle(60)
        mustBeMailedOnce(stage, guests.filter(isOk))
      }
      aim(Math.min(...times) * 1000, 2000, `${rounds} x 50 ok and 150 full, the quickest after`)
      return `${rounds} x 50 ok, 150 full, 50 rows, 50 mails; ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} s`
    },
  }),
  defineCheck({
    id: 'event-race-two-processes',
    title:
      'the same with two processes, with one killed, and with a server that counts first, which must fail',
    quick: false,
    run: async () => {
      const lines = await runSuite('tests/race/run.ts', ['--repeats', '20'])
      return lines.filter((line) => /^(Killed|Canary)/.test(line)).join(' ')
    },
  }),
  defineCheck({
    id: 'event-last-seat',
    title: '49 seats taken, 20 people send at the same time',
    quick: true,
    run: async (stage) => {
      await startAnew(stage)
      await fill(stage, capacity - 1)
      mustAllBeReported(await stage.submitAll(newPeople(20, 'last'), 'event'), 1)
      must((await registered(stage)) === capacity, 'the rows do not say 50')
      return '1 of 20 got the last place'
    },
  }),
  defineCheck({
    id: 'event-seat-freed',
    title: 'full, one is erased, 20 people send at the same time',
    quick: true,
    run: async (stage) => {
      await startAnew(stage)
      const [first] = await fill(stage, capacity)
      await stage.settle(60)
      await stage.product.query('delete from leads where email = $1', [first?.email])
      mustAllBeReported(await stage.submitAll(newPeople(20, 'freed'), 'event'), 1)
      must((await taken(stage)) === capacity, 'the rows do not say 50')
      return '1 of 20 got the place'
    },
  }),
  defineCheck({
    id: 'event-one-address',
    title: 'one address, one event, 50 at the same time',
    quick: true,
    run: async (stage) => {
      await startAnew(stage)
      const person = newPerson('same')
      const presses = newPeople(50, 'same').map((each) => ({ ...each, email: person.email }))
      await stage.submitAll(presses, 'event')
      const reported = presses.filter((each) => isOk(each) || each.said === 'already_registered').length
      must(reported === 50, `${50 - reported} got another response`)
      must((await registered(stage)) === 1, `${await registered(stage)} places`)
      await stage.settle(60)
      mustBeMailedOnce(stage, [person])
      return `1 place, 1 mail; ${countSaid(presses, 'already_registered')} read that they have one`
    },
  }),
]
