import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { startFakeMailchimp } from '../fakes/fake-mailchimp.ts'
import type { FakeMailchimp } from '../fakes/fake-mailchimp.ts'
import { startHttpFake } from '../fakes/http-fake.ts'
import type { HttpFake } from '../fakes/http-fake.ts'
import { startSmtpSink } from '../fakes/smtp-sink.ts'
import type { SinkCommand, SmtpSink } from '../fakes/smtp-sink.ts'
import { startTestDatabase } from '../postgres/start.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { send } from './people.ts'
import type { Form, Person } from './people.ts'
import { waitUntil } from './wait-until.ts'

/** Looks at every point that the mail server or Mailchimp reaches, such as "DOT" or "IN"; `cut` ends the connection. */
export type PointHook = (point: string) => void | 'cut'

/** What a check plays on: the product in processes of its own, and everything it talks to. */
export type Stage = {
  product: Product
  sink: SmtpSink
  mailchimp: FakeMailchimp
  /** Whether only the short form is asked for. */
  isQuick: boolean
  /** Whether the database is the product's own; else it lies on the server that TEST_DATABASE_URL names. */
  isEmbedded: boolean
  /** Kills to spread over the checks that kill. */
  kills: number
  random: () => number
  /** Moves the product's clock to so many seconds beside the machine's. */
  setClock: (seconds: number) => void
  /** Moves it past the minute after which what was refused for now is tried again; what is under way is noted before. */
  passMinute: () => Promise<void>
  onPoint: (hook: PointHook | null) => void
  submit: (person: Person, campaign: string, more?: Partial<Form>) => Promise<Person>
  submitAll: (people: Person[], campaign: string, more?: Partial<Form>) => Promise<Person[]>
  /** Waits until no outbox row is on its way; answers the seconds. */
  settle: (seconds?: number) => Promise<number>
  /** One number. */
  count: (sql: string, values?: unknown[]) => Promise<number>
  /** Told at each kill, and at each line that was cut: a mail of each session may then leave twice. */
  noteFault: () => void
  faultsDone: () => number
  /** A further process on the same database; ended with the stage. */
  launchSecond: (environment?: Record<string, string>) => Promise<Product>
  /** Where its processes run, and what they sign with. */
  folder: string
  secret: string
  /** For statements that a check sends itself. */
  databaseUrl: () => string
  /** Every alert posted to ALERT_URL. */
  alerts: HttpFake
  close: () => Promise<void>
}

export type Receivers = { smtpUrl: string }

type Options = {
  dist: string
  isQuick: boolean
  kills: number
  random: () => number
  environment?: (receivers: Receivers) => Record<string, string>
}

export const openStage = async ({ dist, isQuick, kills, random, environment }: Options): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-faults-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  let hook: PointHook | null = null
  let faultsDone = 0
  const sink = await startSmtpSink({ onCommand: (command) => hook?.(pointOf(command)) })
  const mailchimp = await startFakeMailchimp({ onPoint: (point) => void hook?.(point) })
  const alerts = await startHttpFake({
    modes: /^ok$/,
    serve: () => ({ status: 204 }),
    inMode: () => null,
    reports: {},
    clear: () => undefined,
  })
  const isEmbedded = !process.env['TEST_DATABASE_URL']
  const external = isEmbedded ? null : await startTestDatabase()
  const shared = {
    TRUSTED_PROXIES: '127.0.0.1',
    CLOCK_FILE: clock,
    SECRET: secret,
    MAILCHIMP_API_KEY: mailchimp.apiKey,
    MAILCHIMP_URL: mailchimp.url,
    ...(external && { DATABASE_URL: external.url }),
    ALERT_URL: `${alerts.url}/alerts`,
    ...environment?.({ smtpUrl: sink.url }),
  }
  const remote = {
    ...sink,
    mails: async () => sink.mails(),
    mailsTo: async (address: string) => sink.mailsTo(address),
    commands: async () => sink.commands(),
    clear: async () => sink.clear(),
  }
  const launched: Product[] = []
  const launch = async (more: Record<string, string> = {}) => {
    const settings = { SMTP_URL: sink.url, ...shared, ...more }
    const product = await launchProduct({ folder: dist, sink: remote, environment: settings })
    launched.push(product)
    return product
  }
  const close = async () => {
    for (const product of launched.toReversed()) await product.close()
    await Promise.all([sink.close(), mailchimp.close(), alerts.close()])
    await external?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const product = await launch()
    const count: Stage['count'] = async (sql, values) =>
      Number(Object.values((await product.query(sql, values))[0] ?? {})[0] ?? 0)
    const submit: Stage['submit'] = (person, campaign, more) =>
      send(person, { origin: product.origin, campaign, ...more })
    const databaseUrl = () => external?.url ?? embeddedPostgresUrl(product.dataDir) ?? ''
    const underWay = "select count(*) from step_runs where state = 'running'"
    // In one go: a look at a file that is being written would find it empty.
    const setClock: Stage['setClock'] = (seconds) => {
      writeFileSync(`${clock}.next`, String(seconds))
      renameSync(`${clock}.next`, clock)
    }
    const open = "select count(*) from step_runs where state in ('pending', 'running')"
    return {
      product,
      sink,
      mailchimp,
      isQuick,
      isEmbedded,
      kills,
      random,
      setClock,
      passMinute: async () => {
        await waitUntil('no call is under way', 30, async () => (await count(underWay)) === 0)
        setClock(65)
      },
      onPoint: (next) => void (hook = next),
      submit,
      submitAll: (people, campaign, more) =>
        Promise.all(people.map((person) => submit(person, campaign, more))),
      settle: (seconds = 10) =>
        waitUntil('the outbox is empty', seconds, async () => (await count(open)) === 0),
      count,
      noteFault: () => void (faultsDone += 1),
      faultsDone: () => faultsDone,
      launchSecond: (more = {}) => launch({ DATABASE_URL: databaseUrl(), ...more }),
      databaseUrl,
      folder: dist,
      secret,
      alerts,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const secret = 'a secret that every process of the stage shares'

const pointOf = ({ command }: SinkCommand): string => command.split(/[ :]/)[0]?.toUpperCase() ?? ''
