import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { defineCheck, must } from '../define-check.ts'
import { isOk, newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeStored } from './database.ts'

/** Kills the product, once, and says so. */
type Blow = { strike: () => 'cut'; hasStruck: () => boolean; isOver: () => Promise<void> }
/** Leads up to the kill; returns the people who sent a form meanwhile. */
type Point = { name: string; play: (stage: Stage, blow: Blow) => Promise<Person[]> }

const newBlow = (stage: Stage, round: number): Blow => {
  let struck: Promise<void> | null = null
  const kind = stage.isEmbedded && round % 2 === 1 ? 'everything' : 'node alone'
  return {
    strike: () => {
      struck ??= stage.product.kill(kind)
      return 'cut'
    },
    hasStruck: () => struck !== null,
    isOver: async () => {
      await struck
    },
  }
}

/** At a point that a provider reaches. */
const at = (name: string, point: string, campaign = 'guide'): Point => ({
  name,
  play: async (stage, blow) => {
    stage.onPoint((reached) => (reached === point && !blow.hasStruck() ? blow.strike() : undefined))
    const person = newPerson(`${campaign}-struck`)
    const sending = stage.submit(person, campaign)
    await waitUntil(name, 30, blow.hasStruck)
    await sending
    return [person]
  },
})

const rawRequest = ({ product }: Stage, { email, key, address }: Person) => {
  const body = JSON.stringify({ name: 'Ann', email, elapsed: 9000 })
  const { host } = new URL(product.origin)
  return [
    'POST /api/submit/lantern/guide HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${product.origin}`,
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${address}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

/** At a point of the client: after this share of the request. */
const written = (name: string, share: number): Point => ({
  name,
  play: async (stage, blow) => {
    const person = newPerson('half')
    const text = rawRequest(stage, person)
    const socket = connect(Number(new URL(stage.product.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise<void>((done) => socket.write(text.slice(0, text.length * share), () => done()))
    // At any moment while the response is produced.
    await pause(stage.random() * 8 * share)
    blow.strike()
    await blow.isOver()
    socket.destroy()
    return [person]
  },
})

const afterAnswer: Point = {
  name: 'just after the answer',
  play: async (stage, blow) => {
    const person = await stage.submit(newPerson('answered'), 'guide')
    blow.strike()
    return [person]
  },
}

const duringTick: Point = {
  name: 'during a tick of the journeys',
  play: async (stage, blow) => {
    const person = await stage.submit(newPerson('ticked'), 'drip')
    await pause(stage.random() * 600)
    blow.strike()
    return [person]
  },
}

const duringStart: Point = {
  name: 'during the start',
  play: async (stage, blow) => {
    await stage.product.stop()
    const starting = stage.product.start().catch(() => undefined)
    await pause(stage.random() * 900)
    blow.strike()
    await starting
    return []
  },
}

const duringRetry: Point = {
  name: 'during a retry',
  play: async (stage, blow) => {
    await stage.sink.setMode('451')
    const person = await stage.submit(newPerson('retried'), 'guide')
    const refused = "select count(*) from step_runs where state = 'pending' and last_error is not null"
    await waitUntil('a mail is refused for now', 30, async () => (await stage.count(refused)) > 0)
    await stage.sink.setMode('ok')
    stage.onPoint((reached) => (reached === 'MAIL' && !blow.hasStruck() ? blow.strike() : undefined))
    stage.setClock(120)
    await waitUntil('it is tried again', 30, blow.hasStruck)
    stage.setClock(0)
    return [person]
  },
}

const points: Point[] = [
  written('half of the request', 0.5),
  written('the whole request', 1),
  afterAnswer,
  at('mail: connected', 'CONNECT'),
  at('mail: MAIL', 'MAIL'),
  at('mail: RCPT', 'RCPT'),
  at('mail: 354', '354'),
  at('mail: part of the body', 'BODY'),
  at('mail: accepted, not said', 'ACCEPTED'),
  at('mail: just after 250', '250'),
  at('Mailchimp: request read', 'IN', 'listed'),
  at('Mailchimp: response written', 'OUT', 'listed'),
  duringTick,
  duringStart,
  duringRetry,
]

const strikeOnce = async (stage: Stage, { play }: Point, round: number): Promise<Person[]> => {
  const blow = newBlow(stage, round)
  try {
    const people = await play(stage, blow)
    await blow.isOver()
    return people
  } finally {
    stage.noteFault()
    stage.onPoint(null)
    await stage.sink.setMode('ok')
    if (stage.product.pid() === null) await stage.product.start()
  }
}

const latest = `
select ceil(coalesce(max(extract(epoch from next_attempt_at - now())), 0)) from step_runs where state = 'pending'`

/** After two refusals a retry waits half an hour of the product's clock, so the clock moves to when it is due. */
const catchUp = async (stage: Stage) => {
  let ahead = 0
  await waitUntil('the outbox is empty', 90, async () => {
    ahead = Math.max(ahead, (await stage.count(latest)) + 5)
    stage.setClock(ahead)
    return (await stage.count("select count(*) from step_runs where state in ('pending', 'running')")) === 0
  })
}

export const killPointChecks = [
  defineCheck({
    id: 'kill-at-each-point',
    title: 'kill -9 at each point of a submission',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const rounds = Math.max(1, Math.round(stage.kills / points.length))
      const everyone: Person[] = []
      let unstruck = ''
      for (const point of points)
        for (let round = 0; round < rounds; round += 1) {
          const people = await strikeOnce(stage, point, everyone.length).catch((error: unknown) => {
            unstruck ||= `${point.name}: ${String(error)}`
            return []
          })
          everyone.push(...people)
        }
      must(unstruck === '', unstruck)
      const acknowledged = everyone.filter(isOk).length
      await catchUp(stage)
      await mustBeStored(stage, everyone)
      const campaigns = new Map(everyone.map((person) => [person, campaignOf(person)]))
      for (const [person, campaign] of campaigns) if (!isOk(person)) await stage.submit(person, campaign)
      must(everyone.every(isOk), 'a repeated form was not accepted')
      await stage.settle(60)
      await mustBeStored(stage, everyone)
      const mailed = everyone.map(({ email }) => stage.sink.mailsTo(email).length)
      const ended = await stage.count("select count(*) from step_runs where state in ('failed', 'unknown')")
      const unmailed = mailed.filter((count) => count === 0).length
      must(unmailed <= ended, `${unmailed} never mailed, ${ended} of them known`)
      const members = new Set(stage.mailchimp.members().map(({ email }) => email)).size
      must(stage.mailchimp.problems().length === 0, `Mailchimp: ${stage.mailchimp.problems()[0]}`)
      const twice = mailed.filter((count) => count > 1).length
      return `${points.length * rounds} kills at ${points.length} points: ${everyone.length} people, ${acknowledged} acknowledged, 0 lost, ${unmailed} never mailed (${ended} known), ${twice} mailed twice, ${members} members`
    },
  }),
]

const campaignOf = ({ email }: Person) => {
  if (email.startsWith('ticked')) return 'drip'
  return email.startsWith('listed') ? 'listed' : 'guide'
}
