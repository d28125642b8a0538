import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { aim, defineCheck, must } from '../define-check.ts'
import { countSaid, isOk, newPeople, newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import { runProgram } from '../run-program.ts'
import { atRate, waitUntil } from '../wait-until.ts'
import { mustBeStored } from './database.ts'
import { mustBeMailedOnce, mustBeTaken } from './mail-server.ts'

export const runSuite = async (program: string, args: string[]): Promise<string[]> => {
  const { code, output } = await runProgram(program, { args })
  const lines = output.trim().split('\n')
  must(code === 0, lines.slice(-3).join(' '))
  return lines
}

export const processChecks = [
  defineCheck({
    id: 'kill-at-random-moments',
    title: 'kill -9 at random moments under four visitors',
    quick: false,
    run: async ({ kills, random }) => {
      const seed = String(Math.floor(random() * 1e6))
      const lines = await runSuite('tests/kill/run.ts', ['--kills', String(kills), '--seed', seed])
      return lines
        .map((line) => line.trim().replaceAll(/\s+/g, ' '))
        .filter((line) => /^\d|^x|^Nothing|^ready/.test(line))
        .slice(0, 20)
        .join('; ')
    },
  }),
  defineCheck({
    id: 'sigterm-under-load',
    title: 'SIGTERM under 50 forms a second',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const { product, submit, settle, isQuick } = stage
      const rounds = isQuick ? 2 : 10
      const everyone: Person[] = []
      const ends: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const sending = atRate(50, 3, () => submit(newPerson('term'), 'guide'))
        await pause(1000 + stage.random() * 500)
        const began = performance.now()
        const code = await product.stop()
        ends.push((performance.now() - began) / 1000)
        must(code === 0, `it ended with ${code}`)
        await product.start()
        everyone.push(...(await sending))
      }
      await settle(60)
      const away = countSaid(everyone, 'ECONNREFUSED')
      const taken = everyone.filter(isOk)
      const cut = everyone.filter((person) => !isOk(person) && person.said !== 'ECONNREFUSED')
      must(cut.length === 0, `${cut.length} were cut off or refused: ${cut[0]?.status} ${cut[0]?.said}`)
      must(Math.max(...ends) <= 10, `it took ${Math.max(...ends).toFixed(1)} s to end`)
      await mustBeStored(stage, taken)
      mustBeMailedOnce(stage, taken)
      return `${rounds} ends within ${Math.max(...ends).toFixed(1)} s: ${taken.length} taken and mailed once, ${away} came while it was away, 0 cut off`
    },
  }),
  defineCheck({
    id: 'connections-break-off',
    title: 'visitors and providers disconnect in the middle',
    quick: true,
    run: async (stage) => {
      const { product, mailchimp, sink } = stage
      const pid = product.pid()
      mailchimp.setMode('reset')
      await sink.setMode('drop-after-250')
      const people = newPeople(10, 'broken')
      const sending = stage.submitAll(people, 'listed')
      for (let each = 0; each < 30; each += 1) {
        const socket = connect(Number(new URL(product.origin).port), '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(
          'POST /api/submit/lantern/guide HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"name":',
          () => socket.resetAndDestroy(),
        )
      }
      mustBeTaken(await sending)
      await waitUntil('their mails are sent', 30, () =>
        people.every(({ email }) => sink.mailsTo(email).length > 0),
      )
      await sink.setMode('ok')
      mailchimp.setMode('ok')
      await stage.passMinute()
      await stage.settle(60)
      stage.setClock(0)
      must(product.pid() === pid, 'the process ended')
      mustBeTaken([await stage.submit(newPerson('after-broken'), 'guide')])
      await stage.settle(30)
      mustBeMailedOnce(stage, people)
      return '30 visitors and 10 providers broke off: the same process continues, 10 mailed once'
    },
  }),
  defineCheck({
    id: 'two-schedulers-one-killed',
    title: 'two processes send journeys, one is killed halfway',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const { product, sink, submit, setClock, isQuick } = stage
      const second = await stage.launchSecond()
      const people = newPeople(isQuick ? 150 : 1000, 'both')
      const origins = [product.origin, second.origin]
      for (let at = 0; at < people.length; at += 50)
        await Promise.all(
          people
            .slice(at, at + 50)
            .map((person, n) => submit(person, 'drip', { origin: origins[n % 2] ?? product.origin })),
        )
      mustBeTaken(people)
      await waitUntil('the first mails are sent', 120, () => sink.mails().length >= people.length)
      await stage.settle(30)
      mustBeMailedOnce(stage, people)
      setClock(86_400 + 60)
      await waitUntil(
        'half of the second mails are sent',
        120,
        () => sink.mails().length >= people.length * 1.5,
      )
      await second.kill('node alone')
      stage.noteFault()
      const left =
        'select count(*) from user_journeys where current_sequence < 3 and current_run_id is null or current_run_id is not null'
      const seconds = await waitUntil(
        'the other one takes over',
        90,
        async () => (await stage.count(left)) === 0,
      )
      const unknown = await stage.count("select count(*) from step_runs where state = 'unknown'")
      const missing = people.filter(({ email }) => sink.mailsTo(email).length < 2).length
      must(missing <= unknown, `${missing} have no second mail, ${unknown} are known`)
      must(
        people.every(({ email }) => sink.mailsTo(email).length <= 2),
        'somebody was mailed twice',
      )
      aim(seconds * 1000, 60_000, 'taken over after')
      return `${people.length} people: 1 mail each from two processes; after the kill all in ${seconds.toFixed(1)} s, 0 twice, ${unknown} unknown`
    },
  }),
  defineCheck({
    id: 'smtp-name-not-found',
    title: 'the name of the mail server is not found',
    quick: false,
    isAlone: true,
    // A label this long is invalid, so it fails without a DNS request.
    environment: () => ({ SMTP_URL: `smtp://${'x'.repeat(64)}.example:25?requireTLS=false` }),
    run: async (stage) => {
      const people = newPeople(5, 'nameless')
      mustBeTaken(await stage.submitAll(people, 'guide'))
      await stage.submit(newPerson('nameless-wait'), 'waiting')
      const tried = 'select count(*) from step_runs where last_error is not null or outages > 0'
      const breaker = "select count(*) from providers where name = 'mail' and state = 'open'"
      await waitUntil(
        'it is tried',
        30,
        async () => (await stage.count(tried)) + (await stage.count(breaker)) > 0,
      )
      await stage.product.kill('node alone')
      const second = await stage.launchSecond({ SMTP_URL: stage.sink.url })
      const seconds = await stage.settle(90)
      mustBeMailedOnce(stage, people)
      await second.stop()
      return `5 taken; mailed ${seconds.toFixed(1)} s after a start with the right name`
    },
  }),
]
