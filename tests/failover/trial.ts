import { setTimeout as pause } from 'node:timers/promises'
import { isOk, newPerson, send, type Person } from '../faults/people.ts'
import { launchSink, type RemoteSink } from '../fakes/remote-sink.ts'
import { launchProduct, type Product } from '../product.ts'
import { startPair, type Node, type Pair } from './pair.ts'

export type Scenario = {
  id: string
  title: string
  isSynchronous?: boolean
  /** What happens to the pair while forms arrive; returns the node that is the primary at the end. */
  happens: (pair: Pair, wait: (seconds: number) => Promise<void>) => Promise<Node>
}

export type Outcome = {
  id: string
  title: string
  sent: number
  acknowledged: number
  refused: number
  unanswered: number
  lost: string[]
  twice: string[]
  /** Acknowledged, and without a mail in the end. */
  unmailed: string[]
  /** Seconds from the fault to the first form that was taken after it. */
  back: number
  /** Connections to the primary at the end of the outage, at most. */
  connections: number
}

const secret = 'a secret that both servers of the trial share'
const before = 4
const after = 12
/** A form each, in milliseconds. */
const every = 100

/** Two servers on one pair, forms to both in turn, a fault among them, and what is left afterwards. */
export const runTrial = async (
  { id, title, isSynchronous = true, happens }: Scenario,
  folder: string,
): Promise<Outcome> => {
  await using opened = new AsyncDisposableStack()
  const pair = await startPair({ isSynchronous })
  opened.defer(pair.close)
  const sink = await launchSink()
  opened.defer(sink.close)
  const servers: Product[] = []
  for (const _ of [1, 2]) {
    const server = await launchProduct({
      folder,
      sink,
      environment: { DATABASE_URL: pair.url, SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
    })
    servers.push(server)
    opened.defer(server.close)
  }
  const visitors = startVisitors(servers)
  await pause(before * 1000)
  const fault = performance.now()
  const connections = countConnections(pair)
  const primary = await happens(pair, (seconds) => pause(seconds * 1000))
  const most = await connections.stop()
  await pause(after * 1000)
  const people = await visitors.stop()
  await untilDone(primary)
  const findings = await compare(
    people.map(({ person }) => person),
    primary,
    sink,
  )
  const taken = people.filter(
    ({ person, at }) => isOk(person) && at > fault && isAfterRefusal(people, at, fault),
  )
  return { id, title, ...findings, back: ((taken[0]?.at ?? Infinity) - fault) / 1000, connections: most }
}

type Sent = { person: Person; at: number }

/** The first that was taken once one had been refused: forms on the way when it happened may still be taken. */
const isAfterRefusal = (people: Sent[], at: number, fault: number) =>
  people.some(({ person, at: other }) => !isOk(person) && other > fault && other < at)

const startVisitors = (servers: Product[]) => {
  const sent: Promise<Sent>[] = []
  let turn = 0
  const timer = setInterval(() => {
    const origin = servers[turn++ % servers.length]?.origin ?? ''
    const person = newPerson('failover')
    const agent = send(person, { origin, campaign: 'guide' })
    sent.push(agent.then(() => ({ person, at: performance.now() })))
  }, every)
  return {
    stop: async () => {
      clearInterval(timer)
      return (await Promise.all(sent)).toSorted((a, b) => a.at - b.at)
    },
  }
}

const countConnections = (pair: Pair) => {
  let most = 0
  const look = async () => {
    for (const node of [pair.one, pair.two]) {
      const rows = await Promise.race([
        node.query(
          `select count(*)::int as count from pg_stat_activity where application_name like 'porchlight%'`,
        ),
        pause(1000).then(() => []),
      ]).catch(() => [])
      most = Math.max(most, Number(rows[0]?.['count'] ?? 0))
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, 500)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return most
    },
  }
}

/** Until nothing is left to be sent. */
const untilDone = async (primary: Node) => {
  const open = `select count(*)::int as open from step_runs where state in ('pending', 'running')`
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    const [row] = await primary.query(open)
    if (row?.['open'] === 0) return
    await pause(500)
  }
}

const compare = async (people: Person[], primary: Node, sink: RemoteSink) => {
  const rows = await primary.query('select email from leads')
  const stored = new Set(rows.map(({ email }) => String(email)))
  const mails = await sink.mails()
  const copies = Map.groupBy(mails, ({ to }) => to[0] ?? '')
  const taken = people.filter(isOk)
  const emails = taken.map(({ email }) => email)
  return {
    sent: people.length,
    acknowledged: taken.length,
    refused: people.filter((person) => !isOk(person) && person.status > 0).length,
    unanswered: people.filter(({ status }) => status === 0).length,
    lost: emails.filter((email) => !stored.has(email)),
    twice: [...copies].filter(([, all]) => all.length > 1).map(([email]) => email),
    unmailed: emails.filter((email) => !copies.has(email)),
  }
}
