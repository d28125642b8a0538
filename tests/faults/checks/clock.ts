import { setTimeout as pause } from 'node:timers/promises'
import { defineCheck, must } from '../define-check.ts'
import { newPeople, newPerson } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeMailedOnce, mustBeTaken } from './mail-server.ts'

const hour = 3600
const day = 24 * hour
const twoTicks = 11_000

const subjects = ({ sink }: Stage, email: string) =>
  sink.mailsTo(email).map(({ raw }) => /^subject: mail (\S+)/im.exec(raw)?.[1] ?? '?')
const secondsTo = (moment: string) => (new Date(moment).getTime() - Date.now()) / 1000

export const clockChecks = [
  defineCheck({
    id: 'clock-jumps',
    title: 'the clock jumps an hour, a year, and back',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const people = newPeople(5, 'jump')
      mustBeTaken(await stage.submitAll(people, 'drip'))
      await waitUntil('the first mails are sent', 30, () => stage.sink.mails().length >= 5)
      const reported: string[] = []
      for (const seconds of [hour, -hour, 365 * day, 0]) {
        stage.setClock(seconds)
        await pause(twoTicks)
        await stage.settle(30)
        const counts = people.map(({ email }) => subjects(stage, email))
        const twice = counts.filter((all) => new Set(all).size !== all.length).length
        must(twice === 0, `${twice} people were mailed twice after a jump of ${seconds} s`)
        const most = Math.max(...counts.map((all) => all.length))
        must(
          Math.abs(seconds) > day || reported.length > 2 || most === 1,
          `a mail left before it was due (${seconds} s)`,
        )
        must(most <= 2, `${most} mails at the same time after a jump of ${seconds} s`)
        reported.push(`${seconds / hour} h: ${most}`)
      }
      mustBeTaken([await stage.submit(newPerson('after-jump'), 'guide')])
      await stage.settle(30)
      return `mails a person after ${reported.join(', ')}; 0 twice`
    },
  }),
  defineCheck({
    id: 'down-for-three-days',
    title: 'down for three days with mails overdue',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const people = newPeople(3, 'overdue')
      await stage.sink.setMode('refuse')
      mustBeTaken(await stage.submitAll(people, 'drip'))
      await stage.product.stop()
      await stage.sink.setMode('ok')
      const wanted = ['drip-1', 'drip-2', 'drip-3']
      await pause(10)
      for (const [at, offset] of [3 * day, 4 * day + 600, 5 * day + 1200].entries()) {
        stage.setClock(offset)
        if (at === 0) await stage.product.start()
        await waitUntil(`mail ${at + 1}`, 90, () =>
          people.every(({ email }) => stage.sink.mailsTo(email).length > at),
        )
        await pause(stage.isQuick ? 6000 : twoTicks)
        for (const { email } of people)
          must(
            subjects(stage, email).join() === wanted.slice(0, at + 1).join(),
            `after ${Math.round(offset / day)} days: ${subjects(stage, email).join(', ')}`,
          )
      }
      return '3 people: drip-1, drip-2, drip-3 in order, one a day'
    },
  }),
  defineCheck({
    id: 'daylight-saving',
    title: 'a day is 24 hours over a change of the clocks, in three time zones',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const reported: string[] = []
      const changes = {
        'America/Los_Angeles': '2027-03-14T09:30:00Z',
        'Europe/Berlin': '2027-03-28T00:30:00Z',
        'Pacific/Auckland': '2027-04-03T13:30:00Z',
      }
      for (const [zone, moment] of Object.entries(changes)) {
        stage.setClock(secondsTo(moment))
        const second = await stage.launchSecond({ TZ: zone })
        const person = await stage.submit(newPerson('zone'), 'welcome-later', { origin: second.origin })
        mustBeTaken([person])
        const hours = await stage.count(
          `select extract(epoch from next_email_due_at - started_at) / 3600 from user_journeys
           join leads on leads.id = lead_id where email = $1`,
          [person.email],
        )
        must(hours === 24, `${zone}: due after ${hours} h`)
        reported.push(`${zone} ${hours} h`)
        await second.stop()
      }
      await stage.settle(30)
      return reported.join(', ')
    },
  }),
  defineCheck({
    id: 'leap-day-and-2038',
    title: '29 February, 31 December, after January 2038',
    quick: true,
    isAlone: true,
    run: async (stage) => {
      const people = newPeople(3, 'calendar')
      const moments = ['2028-02-29T12:00:00Z', '2028-12-31T23:59:58Z', '2038-01-20T00:00:00Z']
      for (const [at, moment] of moments.entries()) {
        stage.setClock(secondsTo(moment))
        const person = people[at]
        // This campaign has no later mails that the next jump would make due.
        if (person) mustBeTaken([await stage.submit(person, 'waiting')])
        await stage.settle(30)
      }
      mustBeMailedOnce(stage, people)
      return `3 forms, 3 mails on ${moments.map((moment) => moment.slice(0, 10)).join(', ')}`
    },
  }),
  defineCheck({
    id: 'visitor-clock-off',
    title: "visitors' clocks are a day off",
    quick: true,
    run: async (stage) => {
      const people = newPeople(2, 'off')
      for (const [at, off] of [-day, day].entries()) {
        const person = people[at]
        const date = new Date(Date.now() + off * 1000).toUTCString()
        if (person) mustBeTaken([await stage.submit(person, 'guide', { headers: { date } })])
        if (person) mustBeTaken([await stage.submit(person, 'guide', { headers: { date } })])
        must(person?.isReplay === true, 'the key was not known again')
      }
      await stage.settle(30)
      mustBeMailedOnce(stage, people)
      return '2 forms a day off, pressed twice: 2 mails'
    },
  }),
]
