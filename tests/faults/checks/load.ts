import { Agent } from 'node:http'
import autocannon from 'autocannon'
import { Missed, aim, defineCheck, must } from '../define-check.ts'
import { isOk, newPeople, newPerson, tookOf } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { atRate, waitUntil } from '../wait-until.ts'
import { mustBeStored } from './database.ts'
import { mustBeMailedOnce } from './mail-server.ts'

const seconds = 60

const sendMany = async (
  stage: Stage,
  perSecond: number,
  long: number,
  campaign = 'guide',
): Promise<Person[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 60 })
  const people = await atRate(perSecond, long, () => stage.submit(newPerson('load'), campaign, { agent }))
  agent.destroy()
  return people
}

const mustBeWhole = async (stage: Stage, people: Person[]) => {
  const refused = people.filter((person) => !isOk(person))
  must(refused.length === 0, `${refused.length} were not taken: ${refused[0]?.status} ${refused[0]?.said}`)
  await stage.settle(300)
  await mustBeStored(stage, people)
  mustBeMailedOnce(stage, people)
}

const getPages = (stage: Stage, perSecond: number, long: number) =>
  autocannon({
    url: `${stage.product.origin}/guide`,
    connections: 20,
    overallRate: perSecond,
    duration: long,
  })

export const loadChecks = [
  defineCheck({
    id: 'crowd-not-limited',
    title: '200 people from 200 addresses within seconds',
    quick: true,
    run: async (stage) => {
      const people = await stage.submitAll(newPeople(200, 'crowd'), 'guide')
      await mustBeWhole(stage, people)
      return `200 taken and mailed, 0 refused or quarantined, slowest answer ${tookOf(people, 1)} ms`
    },
  }),
  defineCheck({
    id: 'load-pages',
    title: '1,000 pages a second for a minute',
    quick: false,
    run: async (stage) => {
      const { latency, errors, non2xx, requests } = await getPages(stage, 1000, seconds)
      must(errors + non2xx === 0, `${errors + non2xx} errors`)
      const figures = `${Math.round(requests.average)} a second, p50 ${latency.p50}, p99 ${latency.p99} ms, 0 errors`
      if (latency.p99 > 50 || requests.average < 990)
        throw new Missed(`${figures}; target 1,000 a second, p99 50 ms`)
      return figures
    },
  }),
  defineCheck({
    id: 'load-forms',
    title: '200 forms a second for a minute',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const people = await sendMany(stage, 200, seconds)
      await mustBeWhole(stage, people)
      const figures = `${people.length} leads, ${stage.sink.mails().length} mails, p50 ${tookOf(people, 0.5)}, p99 ${tookOf(people, 0.99)} ms`
      if (tookOf(people, 0.99) > 250) throw new Missed(`${figures}; target p99 250 ms`)
      return figures
    },
  }),
  defineCheck({
    id: 'load-sudden',
    title: 'from idle to 500 pages and 50 forms a second',
    quick: false,
    run: async (stage) => {
      const [people, pages] = await Promise.all([sendMany(stage, 50, 10), getPages(stage, 500, 10)])
      await mustBeWhole(stage, people)
      must(pages.errors + pages.non2xx === 0, `${pages.errors + pages.non2xx} pages failed`)
      aim(tookOf(people, 0.99), 300, 'p99 of the forms')
      aim(pages.latency.p99, 300, 'p99 of the pages')
      return `p99 of ${people.length} forms ${tookOf(people, 0.99)} ms, of pages ${pages.latency.p99} ms, 0 errors`
    },
  }),
  defineCheck({
    id: 'load-slow-providers',
    title: 'the same forms while mail is slow and Mailchimp hangs',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const well = await sendMany(stage, 50, 20, 'listed')
      await stage.settle(120)
      await stage.sink.setMode('slow=30')
      stage.mailchimp.setMode('hang')
      const ill = await sendMany(stage, 50, 20, 'listed')
      await stage.sink.setMode('ok')
      stage.mailchimp.setMode('ok')
      must([...well, ...ill].every(isOk), 'a form was not taken')
      for (let each = 0; each < 10; each += 1) stage.noteFault()
      await stage.settle(300)
      await mustBeStored(stage, ill)
      const [before, during] = [tookOf(well, 0.99), tookOf(ill, 0.99)]
      aim(during, before * 1.2, `p99 (${before} ms when all is well)`)
      return `50 a second: p99 ${during} ms, ${before} ms when all is well; all mailed afterwards`
    },
  }),
  defineCheck({
    id: 'mail-rate',
    title: 'a mail rate of ten a second',
    quick: false,
    isAlone: true,
    environment: () => ({ MAIL_RATE: '10' }),
    run: async (stage) => {
      const people = newPeople(stage.isQuick ? 60 : 500, 'rate')
      await stage.submitAll(people, 'guide')
      await waitUntil('all are mailed', people.length / 5, () => stage.sink.mails().length >= people.length)
      const times = stage.sink.mails().map(({ at }) => Date.parse(at))
      const bySecond = Map.groupBy(times, (time) => Math.floor(time / 1000))
      const most = Math.max(...[...bySecond.values()].map((all) => all.length))
      // Acceptance times vary: one mail may fall into the next second.
      must(most <= 11, `${most} mails in one second`)
      return `${people.length} mails in ${((Math.max(...times) - Math.min(...times)) / 1000).toFixed(1)} s, at most ${most} in a second`
    },
  }),
]
